import {readFileSync} from 'node:fs';
import {TRANSLATED_PROPS} from '../../src/blocks/declared';

test('the guide has every prop that is translated, and no other', () => {
  const rows = readFileSync('i18n/README.md', 'utf8').matchAll(/^\| `<(\w+)>` \| (.*) \|$/gm);
  const told = [...rows].map(([, block = '', props = '']) => [
    block,
    [...props.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  expect(Object.fromEntries(told)).toEqual(TRANSLATED_PROPS);
});
