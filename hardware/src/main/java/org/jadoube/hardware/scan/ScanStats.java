package org.jadoube.hardware.scan;

/**
 * How a scan loop has kept its time.
 *
 * @param scans scans so far
 * @param frames frames told, of these
 * @param overruns scans that ended after the next was due
 * @param errors reads that failed, those that a retry mended included
 * @param perSecond scans a second reached
 * @param meanMicros how long a scan took on average
 * @param p50Micros half of the scans began no later than this after they were due
 * @param p99Micros 99 of 100 did
 * @param maxMicros all did
 */
public record ScanStats(
        long scans,
        long frames,
        long overruns,
        long errors,
        double perSecond,
        long meanMicros,
        long p50Micros,
        long p99Micros,
        long maxMicros) {}
