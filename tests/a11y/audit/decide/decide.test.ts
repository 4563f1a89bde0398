import {checks, siteChecks} from '../checks';
import type {Visit} from '../check';
import type {Look, Measured} from '../parts';
import type {AuditFinding} from '../report/audit';
import {decide} from './decide';
import {DECIDERS} from './deciders';

const light: Visit = {route: '/', width: 1280, scheme: 'light'};

const finding: AuditFinding = {
  ...{engine: 'axe', rule: 'color-contrast', outcome: 'needs review', criteria: ['1.4.3']},
  ...{message: 'A gradient is below', selector: 'h1', html: '<h1>'},
  ...{visit: light, page: '/'},
};

const look = (visit: Visit, measured: Measured[], ...rules: string[]): Look => ({
  ...{kind: 'look', visit, measured, milliseconds: 1},
  said: [{engine: 'scripted', rules, passed: [], findings: []}],
});

const h1: Measured = {by: 'pixel-contrast', selector: 'h1', shared: false};

const decidedBy = (looks: Look[], asked = finding) => decide([asked], looks)[0]?.decided;

test('each question is decided by a check that there is', () => {
  const known = [...checks, ...siteChecks].map(({id}) => id);
  expect(DECIDERS.filter(({by}) => !known.includes(by))).toEqual([]);
});

test('what a check has measured is decided by it', () => {
  expect(decidedBy([look(light, [h1], 'pixel-contrast')])).toBe('pixel-contrast');
});

test('what it has not measured stays open, although it looked at the page', () => {
  expect(decidedBy([look(light, [{...h1, selector: 'p'}], 'pixel-contrast')])).toBeUndefined();
  expect(decidedBy([look(light, [{...h1, by: 'focus-ring'}], 'focus-ring')])).toBeUndefined();
  expect(decidedBy([])).toBeUndefined();
});

test('colours hold at another width, and neither in the dark nor in another state nor on another page', () => {
  const at = (change: Partial<Visit>) =>
    decidedBy([look({...light, ...change}, [h1], 'pixel-contrast')]);
  expect(at({width: 320})).toBe('pixel-contrast');
  expect(at({scheme: 'dark'})).toBeUndefined();
  expect(at({state: 'the carousels, moved'})).toBeUndefined();
  expect(at({route: '/About'})).toBeUndefined();
});

test('a control of header and footer is measured once for all pages', () => {
  const link = {...finding, engine: 'ibm', rule: 'style_focus_visible', selector: 'a.Header_link'};
  const ring = {by: 'focus-ring', selector: 'a.Header_link', shared: true};
  const elsewhere = look({...light, route: '/About'}, [ring], 'focus-ring');
  expect(decidedBy([elsewhere], link)).toBe('focus-ring');
});

test('a check that looks at all such elements decides where it looked, also in the HTML as built', () => {
  const list: AuditFinding = {
    ...{engine: 'html-validate', rule: 'no-redundant-role', outcome: 'needs review', criteria: []},
    ...{message: 'Redundant role', selector: 'ul', html: '<ul role=list>', page: '/'},
  };
  expect(decidedBy([look(light, [], 'list-role')], list)).toBe('list-role');
  expect(decidedBy([look({...light, route: '/About'}, [], 'list-role')], list)).toBeUndefined();
});

test('a violation is never decided away, and neither is a rule that no check answers', () => {
  const looks = [look(light, [h1], 'pixel-contrast')];
  expect(decidedBy(looks, {...finding, outcome: 'violation'})).toBeUndefined();
  expect(decidedBy(looks, {...finding, rule: 'text_block_heading'})).toBeUndefined();
});
