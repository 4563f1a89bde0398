import sidebars from '../../../tests/fixtures/sidebars';
import {applyLabels, labelsToTranslate} from './labels';
import {allPages, buildStructure} from './structure';
import type {Structure} from './types';

const structure = buildStructure(sidebars);
const file = labelsToTranslate(structure);

/** Every label a visitor sees, gathered apart from the code under test. */
function labelsOf(found: unknown): string[] {
  if (Array.isArray(found)) return found.flatMap(labelsOf);
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, value]: [string, unknown]) =>
    ['label', 'category', 'country', 'tagline', 'copyright'].includes(key)
      ? [String(value)]
      : labelsOf(value),
  );
}

test('every label is in the file, under a key of its own', () => {
  const messages = Object.values(file.content).map(({message}) => message);
  expect(messages.sort()).toEqual(labelsOf(structure).sort());
});

test('every label tells the translator where it appears', () => {
  const bare = Object.entries(file.content).filter(([, {description}]) => !description);
  expect(bare).toEqual([]);
});

test('keys hang on paths and names, so moving an entry keeps its translation', () => {
  const moved: Structure = {
    ...structure,
    pages: [...structure.pages].reverse(),
    header: [...structure.header].reverse(),
    footer: [...structure.footer].reverse(),
    offices: [...structure.offices].reverse(),
  };
  expect(labelsToTranslate(moved).content).toEqual(file.content);
  expect(file.content).toMatchObject({
    'page./TrendSoft/Career/fresher': {message: 'Fresher'},
    'category./DigitalAccessibility': {message: 'Digital Accessibility Services'},
    'header.Get In Touch': {message: 'Get In Touch'},
    'drawer.Get Started': {message: 'Get Started'},
    'footer.group.Company': {message: 'Company'},
    'footer.Careers': {message: 'Careers'},
    'office.India': {message: 'India'},
    'legal.Privacy Policy': {message: 'Privacy Policy'},
  });
});

test('a label that waits for its translator is English, without the mark', () => {
  const content = {'drawer.Get Started': {message: '(en) Get Started'}};
  expect(applyLabels(structure, {path: file.path, content})).toEqual(structure);
});

test('a translated file replaces every label and nothing else', () => {
  const content = Object.fromEntries(
    Object.entries(file.content).map(([key, {message}]) => [key, {message: `«${message}»`}]),
  );
  const translated = applyLabels(structure, {path: file.path, content});
  expect(labelsOf(translated)).toEqual(labelsOf(structure).map((label) => `«${label}»`));
  expect(allPages(translated.pages).map(({path}) => path)).toEqual(
    allPages(structure.pages).map(({path}) => path),
  );
  expect(translated.footer.map(({links}) => links.map(({path}) => path))).toEqual(
    structure.footer.map(({links}) => links.map(({path}) => path)),
  );
  expect(translated.offices[0]?.places[0]?.map).toBe(true);
});

test('what is not translated yet stays English', () => {
  const content = {'header.Careers': {message: 'Karriere'}};
  const translated = applyLabels(structure, {path: file.path, content});
  expect(translated.header.map(({label}) => label)).toEqual([
    'Who we Serve',
    'Karriere',
    'About',
    'Get In Touch',
  ]);
  expect(applyLabels(structure, undefined)).toEqual(structure);
});
