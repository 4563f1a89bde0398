import {REASONS, durationInWords, reasonFor, secondsToWait} from './refusals.ts';

test('every status of a refusal has a sentence of its own, which does not blame the connection', () => {
  const statuses = [400, 403, 404, 408, 413, 415, 418, 422, 429, 500, 503];
  const sentences = statuses.map((status) => reasonFor(status, 40, 'en', (id) => REASONS[id]));
  expect(new Set(sentences).size).toBe(statuses.length);
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/Check your connection|[{}]/);
  }
  expect(reasonFor(502, 40, 'en', (id) => REASONS[id])).toBe(sentences[statuses.indexOf(500)]);
});

test('the time to wait is in words, in the language of the sentence', () => {
  expect(reasonFor(429, 40, 'en', (id) => REASONS[id])).toContain('Wait 40 seconds,');
  expect(reasonFor(429, undefined, 'en', (id) => REASONS[id])).toContain('Wait 1 minute,');
  expect(reasonFor(429, 40, 'es', () => 'Espere {wait}.')).toBe('Espere 40 segundos.');
});

test.each([
  {seconds: 1, words: '1 second'},
  {seconds: 59, words: '59 seconds'},
  {seconds: 61, words: '2 minutes'},
  {seconds: 3600, words: '1 hour'},
])('$seconds seconds are $words', ({seconds, words}) => {
  expect(durationInWords(seconds, 'en')).toBe(words);
});

test.each([
  {header: '40', seconds: 40},
  {header: 'Thu, 01 Jan 1970 00:02:00 GMT', seconds: 60},
  {header: 'Thu, 01 Jan 1970 00:00:59 GMT', seconds: undefined},
  {header: '0', seconds: undefined},
  {header: 'soon', seconds: undefined},
  {header: null, seconds: undefined},
])('Retry-After $header, a minute after 1970 began, is $seconds seconds', ({header, seconds}) => {
  expect(secondsToWait(header, 60_000)).toBe(seconds);
});
