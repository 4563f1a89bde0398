/** WCAG 2.2's contrast ratio, for pixels. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear value of each of the 256 values of an sRGB channel. */
const LINEAR = Array.from({length: 256}, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

const linear = (value: number) => LINEAR[Math.round(value)] ?? 0;

/** Returns the relative luminance, from 0 for black to 1 for white. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio, from 1 for equal colours to 21 for black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the visible colour where a colour with an opacity of 0 to 1 covers another. */
export function blend(over: Rgb, under: Rgb, opacity: number): Rgb {
  const mix = (at: 0 | 1 | 2) => over[at] * opacity + under[at] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}
