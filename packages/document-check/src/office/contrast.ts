/** Contrast of two colours: WCAG 2.2, 1.4.3. */

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const isColour = (value: string | undefined): value is string => /^[0-9a-f]{6}$/i.test(value ?? '');

/** Returns whether text has too little contrast; false if a colour is not six hexadecimal digits. */
export function hasLowContrast(a?: string, b?: string, isLarge?: boolean): boolean {
  if (!isColour(a) || !isColour(b)) return false;
  const [one, other] = [luminance(a), luminance(b)];
  const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return contrast < (isLarge ? 3 : 4.5);
}
