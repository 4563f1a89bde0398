import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {BUILD} from '../setup/site';
import {builtPages, deviationsOf} from './deviations';
import {ROWS} from './rows';

/** Changes of the elements that a selector matches. */
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

/** Other rows may be reported too, since writers change pages. */
test.each(PLANTED)('"$sentence" is reported if $page deviates', (planted) => {
  const row = ROWS.find(({sentence}) => sentence === planted.sentence);
  if (!row) throw new Error('There is no such row.');
  const $ = plantedIn(planted);
  const found = deviationsOf(row, (route) => (route === planted.page ? $ : pages(route)));
  expect(found.map(({where}) => where)).toContain(planted.page);
});

test('a missing page and a missing tag are reported', () => {
  const row = ROWS.find(({found}) => found.length > 0);
  if (!row) throw new Error('There is no such row.');
  expect(deviationsOf(row, () => undefined)).not.toEqual([]);
  expect(deviationsOf({...row, tests: ['@no-such-tag']}, pages)).toHaveLength(1);
});
