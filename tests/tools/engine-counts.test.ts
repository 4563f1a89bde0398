import {allPassed, countPlanted, countTests, type EngineReport} from '../../scripts/engines/counts';

type Status = 'expected' | 'unexpected';

const reportOf = (statuses: Record<string, Status | Status[]>, stats = {}) =>
  ({
    stats: {expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats},
    errors: [],
    suites: Object.entries(statuses).map(([projectName, status]) => ({
      specs: [],
      suites: [status].flat().map((each) => ({specs: [{tests: [{projectName, status: each}]}]})),
    })),
  }) as unknown as EngineReport;

test('a flaky, skipped or broken test counts as a failure', () => {
  const report = reportOf({}, {expected: 5, unexpected: 1, flaky: 1, skipped: 1});
  expect(countTests({...report, errors: [{message: 'no browser'}]})).toMatchObject({
    passed: 5,
    failed: 4,
  });
});

test('a run passes if a test passed and none failed', () => {
  expect(allPassed({passed: 1, failed: 0})).toBe(true);
  expect(allPassed({passed: 1, failed: 1})).toBe(false);
  expect(allPassed({passed: 0, failed: 0})).toBe(false);
});

test('a defect is caught if it fails in its engine and passes in Chromium', () => {
  const report = reportOf({
    'webkit: tall': ['unexpected', 'expected'],
    'chromium: tall': 'expected',
    'firefox: still': 'expected',
    'chromium: still': 'expected',
    'firefox: broken: all': 'unexpected',
    'chromium: broken: all': 'unexpected',
  });
  expect(countPlanted(report)).toEqual({
    lines: [
      'webkit   caught: tall',
      'firefox  MISSED: still',
      'firefox  noticed in Chromium too: broken: all',
      '1 of 3 planted defects caught',
    ],
    passed: 1,
    failed: 2,
  });
});

test('a defect that was not tried in Chromium is not caught', () => {
  expect(countPlanted(reportOf({'webkit: tall': 'unexpected'}))).toMatchObject({passed: 0});
});
