import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {BUILD} from '../setup/site';
import {builtPages, deviationsOf} from './judge';
import {ROWS} from './rows';

/** How a page is changed, where a selector finds something. */
interface Planted {
  sentence: string;
  page: string;
  at: string;
  change:
    | 'remove'
    | 'twice'
    | 'to the end'
    | {text: string}
    | {append: string}
    | {attribute: string; value: string};
}

const PLANTED = parse(readFileSync('tests/acceptance/planted.yml', 'utf8')) as Planted[];
const pages = builtPages(BUILD);

/** The built page with a deviation planted. */
function plantedIn({page, at, change}: Planted) {
  const $ = load(pages(page)?.html() ?? '', {scriptingEnabled: false});
  const found = $(at).last();
  if (change === 'remove') found.remove();
  else if (change === 'twice') found.after(found.clone());
  else if (change === 'to the end') found.appendTo(found.parent());
  else if ('text' in change) found.text(change.text);
  else if ('append' in change) found.append(change.append);
  else found.attr(change.attribute, change.value);
  return $;
}

/** Whether the row of a deviation is named, where other rows may be named too: writers change pages. */
test.each(PLANTED)('"$sentence" is named when $page deviates', (planted) => {
  const row = ROWS.find(({sentence}) => sentence === planted.sentence);
  if (!row) throw new Error('There is no such row.');
  const $ = plantedIn(planted);
  const found = deviationsOf(row, (route) => (route === planted.page ? $ : pages(route)));
  expect(found.map(({where}) => where)).toContain(planted.page);
});

test('a page that is gone and a tag that is gone are named', () => {
  const row = ROWS.find(({found}) => found.length > 0);
  if (!row) throw new Error('There is no such row.');
  expect(deviationsOf(row, () => undefined)).not.toEqual([]);
  expect(deviationsOf({...row, tests: ['@no-such-tag']}, pages)).toHaveLength(1);
});
