import {disguisePage} from '../../scripts/i18n/disguise/page';

test('the words of a picture are disguised as others are, its address is not', () => {
  const upper = (words: string) => words.toUpperCase();
  expect(disguisePage('Look: ![Two people](/img/two.webp) here.\n', [upper])).toBe(
    'LOOK: ![TWO PEOPLE](/img/two.webp) HERE.\n',
  );
});
