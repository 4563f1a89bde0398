import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {COMPANY} from '../../sidebars';
import {coloursOf} from '../../src/css/scheme-colours';
import {familyOf} from '../../src/components/familyOf';
import {contact} from '../../src/forms/tables';
import {drawCard} from '../../src/plugins/social-cards/card';
import {ALIASES, frontMatterOf, ROUTES, TITLES} from '../setup/routes';
import {pictureOf, pixelsOf} from '../setup/png';
import {pageAt} from '../setup/site';

const tokens = readFileSync('src/css/tokens.css', 'utf8');
const SITE = 'https://www.trendsoft.example';

const FONT = 'brochure/fonts/AtkinsonHyperlegibleNext';

/** Returns the content of a meta tag, with `property` for Open Graph and `name` for others. */
const meta = (route: string, name: string) =>
  pageAt(route)(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
const cardOf = (route: string) => meta(route, 'og:image');
const bytesOf = (card: string) => readFileSync(`build${card.slice(SITE.length)}`);

test('every page has its own card, at an absolute URL', () => {
  expect(ROUTES.filter((route) => !cardOf(route).startsWith(`${SITE}/img/cards/`))).toEqual([]);
  expect(new Set(ROUTES.map(cardOf)).size).toBe(ROUTES.length);
});

test('every card has a different image', () => {
  const pictures = ROUTES.map((route) => bytesOf(cardOf(route)).toString('base64'));
  expect(new Set(pictures).size).toBe(ROUTES.length);
});

test.each(['/404.html', ...Object.keys(ALIASES)])('%s shows the card of the home page', (route) => {
  expect(cardOf(route)).toBe(cardOf('/'));
});

/** A page of each family of services with a hue of its own. */
const FAMILIES = new Map(
  ROUTES.flatMap((route) => {
    const family = familyOf(route);
    return tokens.includes(`[data-family='${family}']`) ? [[family, route] as const] : [];
  }),
);

test.each([
  ...[...FAMILIES].map(([family, route]) => ({route, family})),
  {route: contact.page, family: undefined},
])('the drawing on the card of $route has the hue of family $family', ({route, family}) => {
  const hue = coloursOf(tokens, 'night', family)('--art-soft');
  const drawing = pictureOf(bytesOf(cardOf(route))).coloursIn(0.61, 0.25, 0.9, 0.75);
  expect(drawing.get(hue)).toBeGreaterThan(0.005);
});

// After an intended change: review the pictures in test-results/, and copy them to tests/site/references/.
test.each([
  ['card', '<symbol id="art" viewBox="0 0 9 9"><path fill="#f80" d="M0 0h9v9z"/></symbol>'],
  ['card-without-a-drawing', undefined],
])('a %s is drawn as in its reference', (name, art) => {
  const fonts = ['Bold', 'Regular'].map((cut) => `${FONT}-${cut}.ttf`);
  const square = '<rect fill="#5af" width="99" height="99"/>';
  const logo = `<symbol id="mark">${square}</symbol><symbol id="wordmark">${square}</symbol>`;
  const colours: Record<string, string> = {'--surface': '#013', '--ring': '#fa0', '--text': '#fff'};
  const colourOf = (role: string) => colours[role] ?? '#579';
  const brand = {fonts, colourOf, logo, host: 'www.trendsoft.example'};
  const drawn = drawCard('Accessibility & <usability> of documents', art, brand);
  mkdirSync('test-results', {recursive: true});
  writeFileSync(`test-results/${name}.png`, drawn);
  const reference = pixelsOf(readFileSync(`tests/site/references/${name}.png`));
  // Other processors may smooth edges in other ways.
  const {pixels} = pixelsOf(drawn);
  const changed = reference.pixels.filter((value, at) => Math.abs(value - (pixels[at] ?? 0)) > 16);
  expect(changed.length).toBeLessThan(pixels.length / 10_000);
});

describe.each(ROUTES)('the card of %s', (route) => {
  const picture = pictureOf(bytesOf(cardOf(route)));

  test('has meta tags with its size, its alternative text and the large format', () => {
    expect(meta(route, 'og:type')).toBe('website');
    expect(meta(route, 'twitter:card')).toBe('summary_large_image');
    expect(meta(route, 'og:image:type')).toBe('image/png');
    const size = ['width', 'height'].map((side) => Number(meta(route, `og:image:${side}`)));
    expect(size).toEqual([1200, 630]);
    expect([picture.width, picture.height]).toEqual(size);
    const {card = TITLES[route]} = frontMatterOf(route) as {card?: string};
    expect(meta(route, 'og:image:alt')).toBe(`${COMPANY}: ${card}`);
  });

  test('shows the logo, text and a drawing inside a ring', () => {
    const white = (...part: [number, number, number, number]) =>
      picture.coloursIn(...part).get('#ffffff') ?? 0;
    expect(white(0, 0.08, 0.22, 0.2)).toBeGreaterThan(0.03);
    expect(white(0.05, 0.22, 0.55, 0.82)).toBeGreaterThan(0.02);
    // The ring passes through the right edge of the panel, half-way down.
    const ring = coloursOf(tokens, 'night')('--art-ring');
    expect(picture.coloursIn(0.92, 0.45, 0.95, 0.55).get(ring)).toBeGreaterThan(0.2);
    // A drawing has more colours than the two of an empty panel.
    const drawing = picture.coloursIn(0.61, 0.25, 0.9, 0.75);
    expect([...drawing.values()].filter((share) => share > 0.01).length).toBeGreaterThan(2);
  });

  test('is smaller than 300 kB, the lowest limit of social networks', () => {
    expect(bytesOf(cardOf(route)).length).toBeLessThan(300_000);
  });
});
