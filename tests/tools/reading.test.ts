import {measure, syllablesOf} from '../../scripts/check/reading/grade';
import {sentencesOf} from '../../scripts/check/reading/sentences';

test('the grade is what the formula gives', () => {
  // 11 words, 13 syllables and 2 sentences, counted by hand.
  const text = ['The cat sat on the mat.', 'Testers repeat the main tasks.'];
  expect(measure(text)).toMatchObject({words: 11, sentences: 2, length: 5.5});
  expect(measure(text).grade).toBeCloseTo(0.39 * 5.5 + (11.8 * 13) / 11 - 15.59, 10);
});

test.each([
  ['made', 1],
  ['tested', 2],
  ['checked', 1],
  ['boxes', 2],
  ['statement', 2],
  ['reliable', 4],
  ['create', 2],
  ['special', 2],
  ['accessibility', 6],
  ['remediation', 5],
  ['people', 2],
  ['PDF', 3],
  ['508', 1],
])('of the syllables, %s has %i', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables);
});

test('a stroke joins two words into one, which is heard as two', () => {
  expect(measure(['We ask what he/she needs.'])).toEqual(measure(['We ask what people need.']));
});

test('only running text is measured: no front matter, heading, label, tag or half sentence', () => {
  const page = `---
title: A title. And more.
---

import X from 'x'

<Card icon="web" tags={['One.', 'Two.']}>

### A heading that asks? {#id}

See [the page](/About). It has **bold** text, PDF 1.7 and
a second line.

- **Label.** What it means. And why.
- only a few words

<Question heading="Is it heard?">

Yes, it is.

</Question>

</Card>`;
  expect(sentencesOf(page)).toEqual([
    'See the page.',
    'It has bold text, PDF 1.7 and a second line.',
    'What it means.',
    'And why.',
    'Is it heard?',
    'Yes, it is.',
  ]);
});
