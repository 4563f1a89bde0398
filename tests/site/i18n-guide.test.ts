import {readFileSync} from 'node:fs';
import {TRANSLATABLE_PROPS} from '../../scripts/i18n/page/translatable';

test('the guide has every prop that is translated, and no other', () => {
  const rows = readFileSync('i18n/README.md', 'utf8').matchAll(/^\| `<(\w+)>` \| (.*) \|$/gm);
  const told = [...rows].map(([, block = '', props = '']) => [
    block,
    [...props.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  expect(Object.fromEntries(told)).toEqual(TRANSLATABLE_PROPS);
});
