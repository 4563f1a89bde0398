import {disguisePage} from '../../scripts/i18n/disguise/page';

test('the words of a picture are disguised as others are, its address is not', () => {
  const upper = (words: string) => words.toUpperCase();
  expect(disguisePage('Look: ![Two people](/img/two.webp) here.\n', [upper])).toBe(
    'LOOK: ![TWO PEOPLE](/img/two.webp) HERE.\n',
  );
});

test('a prop is words in one block and a name in another', () => {
  const upper = (words: string) => words.toUpperCase();
  expect(disguisePage('<Office name="Leander" />\n\n<Form name="quote" />\n', [upper])).toBe(
    '<Office name="LEANDER" />\n\n<Form name="quote" />\n',
  );
});
