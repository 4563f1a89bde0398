/** The two pages about our own accessibility, and docs/audit.json from which they are made. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ENGINES} from '../../src/plugins/accessibility-report/facts';
import {readAudit} from '../../src/plugins/accessibility-report/read';
import {today} from '../../src/plugins/openings/days';
import {CRITERIA} from '../a11y/audit/criteria';
import {ENGINE_RULES, rulesByCriterion} from '../a11y/audit/evidence';
import {folded, textsOf} from '../setup/content';
import {answers, BUILD, pageAt, ROUTES} from '../setup/site';
import {bundle} from '../setup/weights';

const STATEMENT = '/accessibility-statement';
const REPORT = '/accessibility-conformance-report';

/** As the statement promises. */
const MOST_DAYS = 180;

const AGAIN = 'run `npm run audit -- --publish` and commit docs/audit.json';
const audit = readAudit('.');
const installed = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

describe('the audit that is published', () => {
  test(`is at most ${MOST_DAYS} days old; else ${AGAIN}`, () => {
    const days = (Date.parse(today()) - Date.parse(audit.date)) / 86_400_000;
    expect(days).toBeLessThanOrEqual(MOST_DAYS);
  });

  test(`saw every page of the site; else ${AGAIN}`, () => {
    const missed = [...ROUTES, '/404.html'].filter((route) => !audit.pages.includes(route));
    expect(missed).toEqual([]);
  });

  test(`saw no page that is gone; else ${AGAIN}`, () => {
    // A locale that is not published in this build is not looked for.
    const english = audit.pages.filter(
      (page) => !audit.locales.some((locale) => `${page}/`.startsWith(`/${locale}/`)),
    );
    expect(english.filter((page) => !answers(page))).toEqual([]);
  });

  test(`used the versions of today; else ${AGAIN}`, () => {
    const versions = {...installed.dependencies, ...installed.devDependencies};
    const used = Object.keys(audit.versions).filter((name) => name in versions);
    expect(used.length).toBeGreaterThan(0);
    const today = used.map((name) => [name, versions[name]]);
    expect(used.map((name) => [name, audit.versions[name]])).toEqual(today);
  });

  test(`answers for all criteria as they are now; else ${AGAIN}`, () => {
    const known = audit.criteria.map(({number, name, level, understanding, people}) => {
      return {number, name, level, understanding, people};
    });
    expect(known).toEqual(CRITERIA);
  });

  test('caught every fault that was planted, and cried wolf never', () => {
    const {planted, caught, falseAlarms} = audit.defects;
    expect([caught, falseAlarms]).toEqual([planted, 0]);
  });
});

describe('the criteria', () => {
  test('are the 31 of level A and the 24 of level AA in WCAG 2.2', () => {
    const ofLevel = (wanted: string) => CRITERIA.filter(({level}) => level === wanted).length;
    expect([ofLevel('A'), ofLevel('AA')]).toEqual([31, 24]);
    expect(new Set(CRITERIA.map(({number}) => number)).size).toBe(55);
  });

  test('15 of them are left to people', () => {
    expect(CRITERIA.filter(({people}) => people)).toHaveLength(15);
  });

  test.each(Object.keys(ENGINE_RULES))('%s has rules for many of them', (engine) => {
    const rules = [...(ENGINE_RULES[engine]?.().keys() ?? [])];
    const found = CRITERIA.filter(({number}) => rulesByCriterion(engine, rules).has(number));
    expect(found.length).toBeGreaterThanOrEqual(10);
    expect(ENGINES).toHaveProperty(engine);
  });

  test('an engine that nobody has described stops the audit', () => {
    expect(() => rulesByCriterion('another', [])).toThrow('tests/a11y/audit/evidence.ts');
  });
});

describe(REPORT, () => {
  const $ = pageAt(REPORT);

  test('has a row for each criterion, in the order of the standard, in two tables with captions', () => {
    const names = CRITERIA.map(({number, name}) => `${number} ${name}`);
    expect(textsOf($('main table a[lang=en]')).sort()).toEqual(names.sort());
    expect(textsOf($('main table thead').closest('table').find('caption'))).toEqual([
      'WCAG 2.2, level A: conformance by criterion',
      'WCAG 2.2, level AA: conformance by criterion',
    ]);
  });

  test('says of no criterion that it is supported without naming the evidence', () => {
    const cells = textsOf($('main table thead').closest('table').find('td'));
    expect(cells).toHaveLength(55);
    const bare = cells.filter(
      (text) => text.startsWith('Supports') && !/Rules:|Scripts:/.test(text),
    );
    expect(bare).toEqual([]);
  });

  test('says that nobody has evaluated what is left to people', () => {
    for (const {number} of CRITERIA.filter(({people}) => people)) {
      const row = $('main tbody th').filter((_, th) => $(th).text().startsWith(`${number} `));
      const says = folded(row.closest('tr').find('td').text());
      expect(says).not.toMatch(/^Supports/);
      expect(says).toContain('Not yet evaluated by a person.');
    }
  });
});

test('the statement shows the day and the figures of the audit', () => {
  const facts = folded(pageAt(STATEMENT)('main table').text());
  const day = new Date(audit.date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
  expect(facts).toContain(`Last full audit${day}`);
  expect(facts).toContain(audit.commit.slice(0, 12));
  expect(facts).toContain(`Failures found${audit.violations.toLocaleString('en')}`);
});

test('the statement links to the report, and the report back', () => {
  expect(pageAt(STATEMENT)(`main a[href="${REPORT}"]`)).toHaveLength(1);
  expect(pageAt(REPORT)(`main a[href="${STATEMENT}"]`)).toHaveLength(1);
  expect(pageAt(REPORT)('main a[href="/openacr.json"]')).toHaveLength(1);
});

describe('openacr.json', () => {
  interface Report {
    title: string;
    product: {name: string};
    author: {email: string};
    catalog: string;
    chapters: Record<string, {criteria: {num: string; components: Component[]}[]}>;
  }
  interface Component {
    name: string;
    adherence: {level: string; notes: string};
  }
  const report = JSON.parse(readFileSync(`${BUILD}/openacr.json`, 'utf8')) as Report;
  const criteria = Object.values(report.chapters).flatMap((chapter) => chapter.criteria);

  test('has what the schema of OpenACR 0.1.0 requires', () => {
    expect(report.title).toBe('TrendSoft Accessibility Conformance Report');
    expect(report.product.name).toBe('TrendSoft website');
    expect(report.author.email).toMatch(/^\S+@\S+$/);
    expect(report.catalog).toBe('2.5-edition-wcag-2.2-en');
    expect(Object.keys(report.chapters)).toEqual([
      'success_criteria_level_a',
      'success_criteria_level_aa',
    ]);
  });

  test('has each criterion once, with a term of the catalogue', () => {
    expect(criteria.map(({num}) => num).sort()).toEqual(CRITERIA.map(({number}) => number).sort());
    const parts = criteria.flatMap(({components}) => components);
    const terms = ['supports', 'partially-supports', 'not-evaluated'];
    expect(parts.filter(({adherence}) => !terms.includes(adherence.level))).toEqual([]);
    expect(parts.filter(({adherence}) => adherence.notes === '')).toEqual([]);
  });
});

test('no other page fetches the audit', () => {
  const scriptsOf = (route: string) =>
    bundle(route)
      .map(({file}) => readFileSync(path.join(BUILD, file), 'utf8'))
      .join('');
  const needle = '/Understanding/focus-visible';
  expect(scriptsOf(REPORT)).toContain(needle);
  const others = ROUTES.filter((route) => route !== REPORT);
  expect(others.filter((route) => scriptsOf(route).includes(needle))).toEqual([]);
});
