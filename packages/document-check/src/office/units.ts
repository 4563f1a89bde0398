/** Numbers with units: the transitional variant of Office files writes plain numbers, the strict one units (ISO/IEC 29500-1). */

/** Unit → half-points: 22.9.2.15, ST_UniversalMeasure. */
const HALF_POINTS: Readonly<Record<string, number>> = {
  pt: 2,
  in: 144,
  cm: 144 / 2.54,
  mm: 144 / 25.4,
  pc: 24,
  pi: 24,
};

/** Parses a font size to half-points: `36` and `18pt` are both 36. NaN if it is no size. */
export function halfPoints(value: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)([a-z]{2})$/.exec(value.trim()) ?? [];
  return unit === '' ? Number(value) : Number(number) * (HALF_POINTS[unit] ?? NaN);
}

/** Parses a share of 1: `63000` and `63%` are both 0.63. NaN if it is no share. */
export const share = (value: string): number =>
  value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value) / 100_000;
