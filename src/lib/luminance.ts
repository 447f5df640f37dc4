/** White reads better while 1.05 / (L + 0.05) is above (L + 0.05) / 0.05, that is up to this luminance L. */
const greatestDark = 0.179;

/** Relative luminance (WCAG 2) of six hexadecimal digits, 0 to 1. */
function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const value = parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether white has more contrast than black with a colour of six hexadecimal digits. */
export const isDark = (digits: string): boolean => luminance(digits) < greatestDark;
