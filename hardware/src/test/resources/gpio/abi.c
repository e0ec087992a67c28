/* Prints the sizes, offsets and request numbers of the GPIO character device as the kernel's header has them. */
#include <linux/gpio.h>
#include <stddef.h>
#include <stdio.h>

#define SHOW(name, value) printf("%s %llu\n", name, (unsigned long long)(value))

int main(void) {
    SHOW("GET_CHIP_INFO", GPIO_GET_CHIPINFO_IOCTL);
    SHOW("GET_LINE_INFO", GPIO_V2_GET_LINEINFO_IOCTL);
    SHOW("GET_LINE", GPIO_V2_GET_LINE_IOCTL);
    SHOW("GET_VALUES", GPIO_V2_LINE_GET_VALUES_IOCTL);
    SHOW("SET_VALUES", GPIO_V2_LINE_SET_VALUES_IOCTL);
    SHOW("LINES_MAX", GPIO_V2_LINES_MAX);
    SHOW("NAME_SIZE", GPIO_MAX_NAME_SIZE);
    SHOW("CHIP_INFO_SIZE", sizeof(struct gpiochip_info));
    SHOW("CHIP_INFO_LABEL", offsetof(struct gpiochip_info, label));
    SHOW("CHIP_INFO_LINES", offsetof(struct gpiochip_info, lines));
    SHOW("LINE_INFO_SIZE", sizeof(struct gpio_v2_line_info));
    SHOW("LINE_INFO_CONSUMER", offsetof(struct gpio_v2_line_info, consumer));
    SHOW("LINE_INFO_OFFSET", offsetof(struct gpio_v2_line_info, offset));
    SHOW("REQUEST_SIZE", sizeof(struct gpio_v2_line_request));
    SHOW("REQUEST_OFFSETS", offsetof(struct gpio_v2_line_request, offsets));
    SHOW("REQUEST_CONSUMER", offsetof(struct gpio_v2_line_request, consumer));
    SHOW("REQUEST_FLAGS", offsetof(struct gpio_v2_line_request, config.flags));
    SHOW("REQUEST_NUM_ATTRS", offsetof(struct gpio_v2_line_request, config.num_attrs));
    SHOW("REQUEST_ATTRS", offsetof(struct gpio_v2_line_request, config.attrs));
    SHOW("REQUEST_NUM_LINES", offsetof(struct gpio_v2_line_request, num_lines));
    SHOW("REQUEST_FD", offsetof(struct gpio_v2_line_request, fd));
    SHOW("ATTR_ID", offsetof(struct gpio_v2_line_config_attribute, attr.id));
    SHOW("ATTR_VALUES", offsetof(struct gpio_v2_line_config_attribute, attr.values));
    SHOW("ATTR_MASK", offsetof(struct gpio_v2_line_config_attribute, mask));
    SHOW("ATTR_ID_OUTPUT_VALUES", GPIO_V2_LINE_ATTR_ID_OUTPUT_VALUES);
    SHOW("VALUES_SIZE", sizeof(struct gpio_v2_line_values));
    SHOW("VALUES_BITS", offsetof(struct gpio_v2_line_values, bits));
    SHOW("VALUES_MASK", offsetof(struct gpio_v2_line_values, mask));
    SHOW("FLAG_INPUT", GPIO_V2_LINE_FLAG_INPUT);
    SHOW("FLAG_OUTPUT", GPIO_V2_LINE_FLAG_OUTPUT);
    SHOW("FLAG_OPEN_DRAIN", GPIO_V2_LINE_FLAG_OPEN_DRAIN);
    SHOW("FLAG_PULL_UP", GPIO_V2_LINE_FLAG_BIAS_PULL_UP);
    SHOW("FLAG_PULL_DOWN", GPIO_V2_LINE_FLAG_BIAS_PULL_DOWN);
    return 0;
}
