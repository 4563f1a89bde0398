import {widthsIn, WIDTHS} from './config';

describe('widthsIn', () => {
  test('light colours are audited at every width', () => {
    expect(widthsIn('light', WIDTHS)).toEqual([1280, 768, 320]);
  });

  test('other colours are audited at the widest and the narrowest, in any order', () => {
    expect(widthsIn('dark', WIDTHS)).toEqual([1280, 320]);
    expect(widthsIn('forced colours', [320, 768, 1280])).toEqual([320, 1280]);
  });

  test('motion is audited at the widest', () => {
    expect(widthsIn('reduced motion', WIDTHS)).toEqual([1280]);
  });

  test('a single width is audited in every scheme', () => {
    for (const scheme of ['light', 'dark', 'forced colours', 'reduced motion'] as const) {
      expect(widthsIn(scheme, [768])).toEqual([768]);
    }
  });
});
