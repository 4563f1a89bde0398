import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkLocale} from '../../scripts/i18n/check/locale';
import {sourceFiles} from '../../scripts/i18n/files';
import {fingerprint} from '../../scripts/i18n/fingerprint';
import {readPage, textsOf} from '../../scripts/i18n/page';
import {statesIn} from '../../scripts/i18n/state';
import {
  ENGLISH_MENUS,
  ENGLISH_MESSAGES,
  ENGLISH_PAGE,
  SPANISH_MENUS,
  withSite,
  type SmallSite,
} from '../setup/translations';

/** Files of the small site that are stale after a change, with the number of stale words. */
const staleAfter = (change: (site: SmallSite) => void) =>
  withSite((site) => {
    change(site);
    return statesIn(site.root, 'es').flatMap(({file, state, words}) =>
      state === 'stale' ? [`${file.name}: ${words.stale}`] : [],
    );
  });

test('nothing is stale when nothing changed', () => {
  expect(staleAfter(() => undefined)).toEqual([]);
});

test.each([
  ['a sentence', 'Find what a program cannot find.', 'Find what programs cannot find.'],
  ['a heading', '## Choose a course', '## Choose your course'],
  ['the words of a prop', 'More about the course for writers', 'More on the course for writers'],
  ['a tag', "'Two days'", "'Three days'"],
  ['the words of a button', 'Book a course', 'Book now'],
  ['a title at the top', 'title: Courses', 'title: Our courses'],
  ['an alternative text', 'A room with eight desks', 'A room with nine desks'],
])('%s that changes in English makes its page stale, and nothing else', (_, words, by) => {
  const [only, ...others] = staleAfter(({change}) => change(ENGLISH_PAGE, words, by));
  expect(others).toEqual([]);
  expect(only).toMatch(/^Courses\.mdx: \d+$/);
});

test('a message that changes in English is stale, and no other message', () => {
  expect(
    staleAfter(({change}) => change(ENGLISH_MESSAGES, 'Map of the {name} office', 'Map of {name}')),
  ).toEqual(['code.json: 3']);
});

test('what became wrong is told before what is still missing', () => {
  expect(
    staleAfter(({change}) => {
      change(ENGLISH_MESSAGES, 'Map of the {name} office', 'Map of {name}');
      change(ENGLISH_MESSAGES, '"Course.close"', '"Course.shut"');
    }),
  ).toEqual(['code.json: 3']);
});

test('a label that changes in sidebars.ts is stale, and nothing else has to be changed for that', () => {
  const label = "label: 'Courses'";
  expect(staleAfter(({change}) => change(ENGLISH_MENUS, label, "label: 'All courses'"))).toEqual([
    'site-structure/navigation.json: 2',
  ]);
});

test('a tree that cannot be read is told with its line', () => {
  const states = () =>
    withSite(({root, change}) => {
      change(ENGLISH_MENUS, "'/Courses', label", "'/Courses' label");
      return statesIn(root, 'es');
    });
  expect(states).toThrow(/^sidebars\.ts:4 cannot be read: A comma is missing/);
});

test.each([
  ['a line break', 'reads a page. You', 'reads a page.\nYou'],
  ['blank lines', '\n\nRead more', '\n\n\n\nRead more'],
  [
    'other signs for a list',
    '- Headings that lead the way\n- Forms',
    '* Headings that lead the way\n* Forms',
  ],
  ['an icon', 'icon="web"', 'icon="mobile"'],
  ['a route', 'to="/Contact">Book', 'to="/About">Book'],
  ['an id', '{#for-testers}', '{#testers}'],
  ['quotes at the top', 'title: Courses', "title: 'Courses'"],
  ['a comment', '<Cards columns={2}>', '{/* two */}\n\n<Cards columns={2}>'],
])('%s that changes in English makes nothing stale', (_, words, by) => {
  expect(staleAfter(({change}) => change(ENGLISH_PAGE, words, by))).toEqual([]);
});

test('an opening that is closed in English is closed everywhere, and no translator need write so', () => {
  const problems = withSite(({root, change}) => {
    change(ENGLISH_PAGE, 'title: Courses', 'title: Courses\nclosed: true');
    return checkLocale(root, 'es');
  });
  expect(problems).toEqual([]);
});

test('a stale file is warned of once, with what to do, and is no error', () => {
  const problems = withSite(({root, change}) => {
    change(ENGLISH_PAGE, 'Find what a program cannot find.', 'Find more.\n\nAnd more.');
    return checkLocale(root, 'es');
  });
  expect(problems).toEqual([
    {
      file: 'i18n/es/docusaurus-plugin-content-pages/Courses.mdx',
      line: 5,
      severity: 'warning',
      message: expect.stringMatching(/^Stale: .*i18n -- diff es Courses\.mdx.*i18n -- done/),
    },
  ]);
});

test('a label that English renamed is warned of once, with its new words and what to do', () => {
  const problems = withSite(({root, change}) => {
    change(ENGLISH_MENUS, 'Get In Touch', 'Write To Us');
    return checkLocale(root, 'es');
  });
  expect(problems).toEqual([
    {
      file: SPANISH_MENUS,
      line: 6,
      severity: 'warning',
      message: expect.stringMatching(
        /renamed.*"header\.Get In Touch".*Write To Us.*i18n -- start es site-structure\/navigation\.json.*i18n -- done es/,
      ),
    },
  ]);
});

test('a label that is gone from English, while another came elsewhere, is not called renamed', () => {
  const problems = withSite(({root, change}) => {
    const entry = "[{path: '/Courses', label: 'Get In Touch'}]";
    change(ENGLISH_MENUS, entry, '[]');
    change(ENGLISH_MENUS, 'footer: []', `footer: [{label: 'Courses', links: ${entry}}]`);
    return checkLocale(root, 'es');
  });
  expect(problems.map(({message}) => message)).toEqual([
    expect.stringMatching(/^There is no message "header\.Get In Touch"/),
  ]);
});

describe('as a whole', () => {
  const SITE = 'tests/fixtures/i18n';
  const pages = sourceFiles(SITE).filter(({kind}) => kind === 'page');

  test.each(pages)(
    '$name has a fingerprint that a word changes and formatting does not',
    (file) => {
      const source = readFileSync(path.join(SITE, file.english), 'utf8');
      const texts = textsOf(readPage(source));
      const {offset = 0} = texts[Math.floor(texts.length / 2)] ?? {};
      const changed = `${source.slice(0, offset)}Really ${source.slice(offset)}`;
      expect(fingerprint(changed)).not.toBe(fingerprint(source));
      const top = /^(?:---\n[^]*?\n---\n)?/.exec(source)?.[0] ?? '';
      const body = source.slice(top.length).replaceAll(/\n\n(?=[A-Z<#])/g, '\n\n\n');
      // Each sentence of a paragraph on a line of its own.
      const formatted = body.replaceAll(/^[A-Z].*$/gm, (line) =>
        line.replaceAll(/\. (?=[A-Z])/g, '.\n'),
      );
      expect(fingerprint(top + formatted)).toBe(fingerprint(source));
    },
  );
});
