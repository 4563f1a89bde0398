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
