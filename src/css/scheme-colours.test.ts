import {coloured, coloursOf, symbolsOf} from './scheme-colours';

const css = `
:root {
  --white: #fff;
  --ink: #111;
  --text: light-dark(var(--ink), var(--white));
  --art-ring: #fb2;
}

[data-family='Testing'],
:where([data-hues]) > :nth-child(2) {
  --art-ring: light-dark(#012, #345);
}

[data-tone='night'] {
  --text: var(--white);
  --art-ring: var(--ink);
}

[data-tone='blue'] {
  --art-ring: #00f;
}
`;

test.each([
  ['light', '#111111', '#ffbb22'],
  ['dark', '#ffffff', '#ffbb22'],
  ['night', '#ffffff', '#111111'],
  ['blue', '#ffffff', '#0000ff'],
] as const)('in the %s scheme text is %s and the ring %s', (scheme, text, ring) => {
  const colourOf = coloursOf(css, scheme);
  expect([colourOf('--text'), colourOf('--art-ring')]).toEqual([text, ring]);
});

test('an unknown role throws an error that names it', () => {
  expect(() => coloursOf(css, 'light')('--art-line')).toThrow(
    /^--art-line is used .* no such role/,
  );
});

test('a drawing gets plain colours, with or without a fallback value', () => {
  const sprite = '<svg a="b"><path fill="var(--art-ring, red)" stroke="currentColor"/></svg>';
  expect(coloured(symbolsOf(sprite), coloursOf(css, 'light'))).toBe(
    '<path fill="#ffbb22" stroke="#111111"/>',
  );
});
