import type {AuditRecord} from '../audit';
import type {Finding} from '../probe';
import {findingGroups} from './groups';

const finding = (selector: string, message = 'It is small.'): Finding => ({
  rule: 'target-size',
  criteria: ['2.5.8'],
  message,
  selector,
  html: '<a>',
});

const record = (parts: Partial<AuditRecord>): AuditRecord => ({
  rules: {},
  probes: [],
  findings: [],
  ...parts,
});

test('An element that fails at two widths is one finding', () => {
  const at = (width: number) =>
    record({route: '/', width, scheme: 'light', findings: [finding('a'), finding('a')]});
  const groups = findingGroups([at(1280), at(320)]);
  expect(groups).toEqual([
    expect.objectContaining({page: '/', where: ['1280 light', '320 light']}),
  ]);
});

test('The same element of two pages is two findings, in the order of the pages', () => {
  const on = (route: string) => record({route, findings: [finding('a')]});
  expect(findingGroups([on('/join'), on('/')]).map(({page}) => page)).toEqual(['/', '/join']);
});

test('Findings on several pages differ by their messages', () => {
  const findings = [finding('html', 'Two titles.'), finding('html', 'Two footers.')];
  expect(findingGroups([record({findings})])).toHaveLength(2);
});
