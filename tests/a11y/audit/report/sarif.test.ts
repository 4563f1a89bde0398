import {existsSync, readFileSync} from 'node:fs';
import {audit, violation} from './example';
import {asSarif} from './sarif';

interface Log {
  $schema: string;
  version: string;
  runs: {
    tool: {driver: {name: string; version: string; rules: {id: string}[]}};
    results: {
      ruleId: string;
      ruleIndex: number;
      kind: string;
      level: string;
      message: {text: string};
      locations: {
        physicalLocation: {artifactLocation: {uri: string}; region: {startLine: number}};
      }[];
      suppressions?: {kind: string; justification: string}[];
    }[];
  }[];
}

const {version, runs} = asSarif(audit) as Log;

test('it is SARIF 2.1.0, a run for each engine, with its version and rules', () => {
  expect(version).toBe('2.1.0');
  expect(runs.map(({tool}) => [tool.driver.name, tool.driver.version])).toEqual([
    ['axe-core', '4.14.1'],
    ['html-validate', '10.17.0'],
    ['scripted', 'abc123'],
  ]);
});

test('a fault on several visits is one result', () => {
  expect(runs[0]?.results).toHaveLength(1);
  expect(runs[0]?.results[0]).toMatchObject({ruleId: 'link-name', kind: 'fail', level: 'error'});
});

test('what needs review is there and is no failure', () => {
  expect(runs[1]?.results[0]).toMatchObject({kind: 'review', level: 'none'});
});

test('each result names a rule of its run, and a line of a file of the repository', () => {
  for (const {tool, results} of runs) {
    for (const {ruleId, ruleIndex, message, locations} of results) {
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(message.text).not.toBe('');
      const [
        {
          physicalLocation: {artifactLocation, region},
        },
      ] = locations as [Log['runs'][0]['results'][0]['locations'][0]];
      expect(artifactLocation.uri).toMatch(/^(pages|src|i18n)\/.*\.(mdx|tsx)$/);
      expect(existsSync(artifactLocation.uri)).toBe(true);
      const lines = readFileSync(artifactLocation.uri, 'utf8').split('\n');
      expect(region.startLine).toBeGreaterThanOrEqual(1);
      expect(region.startLine).toBeLessThanOrEqual(lines.length);
    }
  }
});

test('what is excepted is suppressed, with the reason', () => {
  const findings = [{...violation, excepted: 'For a week'}];
  const [run] = (asSarif({...audit, findings}) as Log).runs;
  expect(run?.results[0]?.suppressions).toEqual([{kind: 'external', justification: 'For a week'}]);
});
