import {brokenIn} from './match';
import {isIdle, keysIn, parseEntries, spoken} from './speech';

const file = [
  '{"key": "Down"}',
  '{"say": "Name  entry\\n required."}',
  '{"stop": true}',
  '{"say": "Focus mode"}',
  '{"idle": true}',
  '',
].join('\n');

test('words are told apart from keys, stops and rests', () => {
  const entries = parseEntries(file);
  expect(spoken(entries)).toEqual(['Name entry required.', 'Focus mode']);
  expect(keysIn(entries)).toBe(1);
  expect(isIdle(entries)).toBe(true);
});

test('it does not rest while something came after', () => {
  expect(isIdle(parseEntries(`${file}{"key": "Down"}\n`))).toBe(false);
  expect(isIdle([])).toBe(false);
});

test('an echo is shown and not judged', () => {
  const said = spoken(parseEntries('{"say": "A hint."}\n{"echo": "A hint"}\n'));
  expect(said).toEqual(['A hint.', '(again) A hint']);
  expect(brokenIn({once: ['A hint']}, said)).toEqual([]);
});
