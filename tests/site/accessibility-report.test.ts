/** The accessibility statement and conformance report, and their source docs/audit.json. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {COMPANY} from '../../sidebars';
import {routesIn} from '../../src/mdx/files';
import {absentContentOf} from '../../src/audit/not-applicable';
import {readAudit, readListen} from '../../src/audit/published';
import {CRITERIA} from '../a11y/audit/criteria';
import {CANONICAL, ROUTES, TITLES} from '../setup/routes';
import {BUILD, builtRoutes, folded, pageAt, textsOf} from '../setup/site';
import {bundle} from '../setup/weights';
import {t} from '../setup/messages';

const STATEMENT = '/accessibility-statement';
const REPORT = '/accessibility-conformance-report';

const AGAIN = 'run `npm run audit -- --publish` and commit docs/audit.json';
const audit = readAudit('.');

describe('the published audit', () => {
  test(`covers the 31 criteria of level A and the 24 of level AA; if not, ${AGAIN}`, () => {
    const known = audit.criteria.map(({number, level, people}) => ({number, level, people}));
    const current = CRITERIA.map(({number, level, leftToPeople}) => ({
      number,
      level,
      people: leftToPeople !== undefined,
    }));
    expect(known).toEqual(current);
    const ofLevel = (wanted: string) => CRITERIA.filter(({level}) => level === wanted).length;
    expect([ofLevel('A'), ofLevel('AA')]).toEqual([31, 24]);
  });

  test('found every planted fault', () => {
    expect(audit.planted.found).toBe(audit.planted.faults);
    expect(audit.planted.faults).toBeGreaterThan(50);
  });
});

describe(REPORT, () => {
  const $ = pageAt(REPORT);
  const protocol = () => $('#protocol').closest('h2').nextUntil('h2').find('li');

  test('has a row for each criterion, in the order of the standard, in two tables with captions', () => {
    const names = CRITERIA.map(({number, name}) => `${number} ${name}`);
    expect(textsOf($('main table a[lang=en]')).sort()).toEqual(names.sort());
    expect(textsOf($('main table thead').closest('table').find('caption'))).toEqual([
      'WCAG 2.2, level A: conformance by criterion',
      'WCAG 2.2, level AA: conformance by criterion',
    ]);
  });

  test('names the evidence for every supported criterion', () => {
    const rows = $('main table:has(thead) tbody tr').toArray();
    expect(rows).toHaveLength(55);
    const bare = rows
      .map((row) => textsOf($(row).find('td')))
      .filter(([term, remarks = '']) => term === 'Supports' && !/Rules:|Scripts:/.test(remarks));
    expect(bare).toEqual([]);
  });

  test('marks every criterion that people have to evaluate as not evaluated', () => {
    const leftToPeople = CRITERIA.filter((one) => one.leftToPeople && !absentContentOf(one.number));
    for (const {number} of leftToPeople) {
      const row = $('main tbody th').filter((_, th) => $(th).text().startsWith(`${number} `));
      const remarks = folded(row.closest('tr').find('td').text());
      expect(remarks).toContain(t('Conformance.notByPeople'));
      expect(remarks).toMatch(/^Not evaluated/);
    }
  });

  test('says for every criterion that is not evaluated how a person judges it', () => {
    const numbers = textsOf(protocol().find('strong')).map((name) => name.split(' ')[0]);
    const open = CRITERIA.filter((one) => one.leftToPeople && !absentContentOf(one.number));
    expect(numbers).toEqual(open.map(({number}) => number));
  });

  test('names only tasks that the screen reader passed, and flows that test the criterion', () => {
    const tasks = readListen('.')!.tasks;
    const named = textsOf(protocol()).flatMap((entry) => [...entry.matchAll(/["“](.+?)["”]/g)]);
    expect(named.length).toBeGreaterThan(0);
    for (const [, title] of named) {
      const runs = tasks.filter((task) => task.title === title);
      expect({title, broken: runs.map(({broken}) => broken)}).toEqual({title, broken: [[], []]});
    }
    const withFlows = CRITERIA.filter((one) => one.leftToPeople && one.flows?.length);
    const flowsIn = protocol()
      .toArray()
      .map(
        (entry) =>
          $(entry)
            .text()
            .match(/^\S+|\w+ flow\b/g) ?? [],
      )
      .filter((words) => words.length > 1);
    expect(flowsIn).toEqual(withFlows.map(({number, flows}) => [number, ...flows!]));
  });

  test('calls criteria not applicable only if no page has what they are about', () => {
    const found = builtRoutes().filter(
      (route) => pageAt(route)('audio, video, object, embed, [type=password]').length > 0,
    );
    expect(found).toEqual([]);
    const contentIn = (folder: string, files: RegExp, content: RegExp) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => files.test(file))
        .filter((file) => content.test(readFileSync(path.join(folder, file), 'utf8')));
    expect(contentIn('src', /\.tsx?$/, /<(audio|video)\b|new Audio\(|type="password"/)).toEqual([]);
    expect(contentIn(BUILD, /\.js$/, /devicemotion|deviceorientation/)).toEqual([]);
  });

  test('lists every audited page, and pages added since', () => {
    const heading = $('#pages').closest('h2');
    const listed = heading.nextUntil('h2').find('li a');
    const routes = listed.toArray().map((link) => $(link).attr('href') ?? '');
    const own = routesIn('pages').filter(
      (route) => !(route in CANONICAL) || CANONICAL[route] === route,
    );
    expect(routes.sort()).toEqual(own.sort());
    expect(textsOf(listed)).toEqual(
      listed.toArray().map((link) => TITLES[$(link).attr('href') ?? '']),
    );
  });
});

test('the statement shows the date and the results of the audit', () => {
  const facts = folded(pageAt(STATEMENT)('main table').text());
  const day = new Date(audit.date).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  expect(facts).toContain(`Last full audit${day}`);
  expect(facts).toContain(audit.commit.slice(0, 12));
  expect(facts).toContain(`Failures found${audit.violations.toLocaleString('en')}`);
  expect(facts).toContain(audit.browser);
});

test('the statement shows how much was heard of each task with a screen reader', () => {
  const $ = pageAt(STATEMENT);
  const caption = $(`caption:contains("${t('ScreenReaderTasks.caption')}")`);
  const shares = textsOf(caption.parent().find('td'));
  expect(shares).not.toEqual([]);
  expect(shares.filter((share) => !/^(?:\d+ of \d+|not run)$/.test(share))).toEqual([]);
});

describe('openacr.json', () => {
  interface Report {
    title: string;
    product: {name: string};
    author: {email: string};
    catalog: string;
    feedback: string;
    notes: string;
    chapters: Record<string, {criteria: {num: string; components: Component[]}[]}>;
  }
  interface Component {
    name: string;
    adherence: {level: string; notes: string};
  }
  const report = JSON.parse(readFileSync(`${BUILD}/openacr.json`, 'utf8')) as Report;
  const criteria = Object.values(report.chapters).flatMap((chapter) => chapter.criteria);

  test('has the required properties of OpenACR 0.1.0', () => {
    expect(report.feedback).toContain(STATEMENT);
    expect(report.notes).toContain(REPORT);
    expect(report.title).toBe(`${COMPANY} Accessibility Conformance Report`);
    expect(report.product.name).toBe(`${COMPANY} website`);
    expect(report.author.email).toMatch(/^\S+@\S+$/);
    expect(report.catalog).toBe('2.5-edition-wcag-2.2-en');
    expect(Object.keys(report.chapters)).toEqual([
      'success_criteria_level_a',
      'success_criteria_level_aa',
    ]);
  });

  test('lists each criterion once, with a term of the catalogue', () => {
    expect(criteria.map(({num}) => num).sort()).toEqual(CRITERIA.map(({number}) => number).sort());
    const parts = criteria.flatMap(({components}) => components);
    const terms = ['supports', 'partially-supports', 'not-applicable', 'not-evaluated'];
    expect(parts.filter(({adherence}) => !terms.includes(adherence.level))).toEqual([]);
    expect(parts.filter(({adherence}) => adherence.notes === '')).toEqual([]);
  });
});

test('no other page loads the audit', () => {
  const scriptsOf = (route: string) =>
    bundle(route)
      .map(({file}) => readFileSync(path.join(BUILD, file), 'utf8'))
      .join('');
  const needle = '/Understanding/focus-visible';
  expect(scriptsOf(REPORT)).toContain(needle);
  const others = ROUTES.filter((route) => route !== REPORT);
  expect(others.filter((route) => scriptsOf(route).includes(needle))).toEqual([]);
});
