import type {Performance} from './perform';
import {asTranscript, fileNameOf} from './transcript';

const performance: Performance = {
  task: {id: 'tabs', title: 'Tabs', route: '/x', steps: () => []},
  browser: 'firefox',
  steps: [
    {does: 'Opens', said: ['a *b*'], expectations: 0, broken: []},
    {does: 'Waits', said: ['three'], varies: true, expectations: 1, broken: ['“c” was not heard']},
    {does: 'Goes on', said: [], expectations: 0, broken: []},
  ],
};

test('a file is named by task and browser', () => {
  expect(fileNameOf(performance)).toBe('tabs.firefox.md');
});

test('what is kept has what is said, and leaves out what the clock decides', () => {
  expect(asTranscript(performance, true)).toBe(
    '# Tabs\n\n/x at 1280 px, in firefox\n\n## Opens\n\n- a \\*b\\*\n\n## Waits\n\n' +
      '- (what is said depends on the clock)\n- **Broken:** “c” was not heard\n\n## Goes on\n\n- (nothing)\n',
  );
});

test('what is only looked at has all', () => {
  expect(asTranscript(performance, false)).toContain('- three\n');
});
