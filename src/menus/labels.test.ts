import sidebars from '../../tests/fixtures/sidebars';
import {withLabels} from '../plugins/site-structure';
import {allPages, buildStructure, labelsOf} from '.';

const structure = buildStructure(sidebars);
const labels = labelsOf(structure);

/** Every visible label, collected independently of the code under test. */
function shownIn(found: unknown): string[] {
  if (Array.isArray(found)) return found.flatMap(shownIn);
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, value]: [string, unknown]) =>
    ['label', 'category', 'country', 'tagline', 'copyright'].includes(key)
      ? [String(value)]
      : shownIn(value),
  );
}

test('translators get every label once', () => {
  const messages = Object.values(labels).map(({message}) => message);
  expect(new Set(messages)).toEqual(new Set(shownIn(structure)));
});

test('a subpage keeps its place in the services panel', () => {
  const pages = [{path: '/a', label: 'A', pages: [{path: '/b', label: 'B', panel: true as const}]}];
  expect(buildStructure({...sidebars, pages: [...sidebars.pages, ...pages]}).pages.at(-1)).toEqual(
    pages[0],
  );
});

test('an entry with the label of its page uses the translation of the page', () => {
  expect(Object.keys(labels).filter((key) => key.endsWith('.Careers'))).toEqual([]);
  const {header, footer} = withLabels(structure, {'page./TrendSoft/Career': {message: 'Empleos'}});
  expect(header[1]).toEqual({path: '/TrendSoft/Career', label: 'Empleos'});
  expect(footer[1]?.links.at(-1)?.label).toBe('Empleos');
});

test('a translation file replaces only labels', () => {
  const content = Object.fromEntries(
    Object.entries(labels).map(([key, {message}]) => [key, {message: `«${message}»`}]),
  );
  const translated = withLabels(structure, content);
  expect(shownIn(translated)).toEqual(shownIn(structure).map((label) => `«${label}»`));
  expect(allPages(translated.pages).map(({path}) => path)).toEqual(
    allPages(structure.pages).map(({path}) => path),
  );
  expect(translated.footer.map(({links}) => links.map(({path}) => path))).toEqual(
    structure.footer.map(({links}) => links.map(({path}) => path)),
  );
  expect(translated.offices[0]?.places[0]?.map).toBe(true);
});

test('untranslated labels stay English', () => {
  const content = {'header.About': {message: 'Über uns'}};
  const translated = withLabels(structure, content);
  expect(translated.header.map(({label}) => label)).toEqual([
    'Who we Serve',
    'Careers',
    'Über uns',
    'Get In Touch',
  ]);
  expect(withLabels(structure)).toEqual(structure);
});
