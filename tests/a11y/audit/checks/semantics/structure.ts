import {check, find} from '../faults';
import {onBoth} from '../visits';
import {at} from '../../plants';

/** 1.3.1: what is shown by layout and type is told by elements. */
export const structure = check(
  {
    id: 'structure',
    title: 'Lists, tables, groups and headings are told by elements, and not by looks alone.',
    criteria: ['1.3.1'],
    applies: onBoth,
    defects: [
      {
        name: 'A list is typed with bullets',
        visit: at('/About', 320),
        plant: {
          script: () =>
            document
              .querySelector('main')
              ?.insertAdjacentHTML('beforeend', '<p>• Audits</p><p>• Repairs</p>'),
        },
      },
      {
        name: 'A table has no header cells',
        visit: at('/TrendSoft/Privacy-Policy'),
        plant: {
          script: () =>
            document
              .querySelector('main')
              ?.insertAdjacentHTML(
                'beforeend',
                '<table><caption>Data</caption><tr><td>Name</td><td>One year</td></tr></table>',
              ),
        },
      },
      {
        name: 'The choice of colours loses its question',
        visit: at('/', 320),
        plant: {script: () => document.querySelector('legend')?.remove()},
      },
    ],
  },
  async (page) =>
    find(page, ({seen, words, fault}) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
      const BULLET = /^\s*([•●▪◦‣–—*-]|\d{1,2}[.)])\s+\S/;

      const writtenLists = all('main p, main div > br')
        .filter((element) => BULLET.test(element.textContent))
        .map((element) =>
          fault(
            element,
            `"${words(element).slice(0, 40)}" is typed like an item of a list. Use <ul> or <ol>: a screen reader then says how many items there are.`,
          ),
        );
      const strangers = all('ul > :not(li, script, template), ol > :not(li, script, template)').map(
        (element) =>
          fault(element, 'A list holds items (<li>) only: its count is wrong otherwise.'),
      );
      const silenced = all('ul, ol')
        .filter((list) => list.hasAttribute('role') && list.getAttribute('role') !== 'list')
        .map((list) => fault(list, 'Its role hides from screen readers that this is a list.'));
      const orphans = all('li')
        .filter((item) => !item.parentElement?.matches('ul, ol, menu'))
        .map((item) => fault(item, 'An item without its list. Put it into <ul> or <ol>.'));
      const looksLikeHeadings = all('main p, main div')
        .filter((element) => {
          const [only, ...more] = element.childNodes;
          return (
            only instanceof HTMLElement &&
            more.length === 0 &&
            only.matches('strong, b') &&
            words(element).split(' ').length <= 10 &&
            !element.closest('nav, li, dl, figure, blockquote, table, [id]') &&
            element.nextElementSibling?.matches('p, ul, ol')
          );
        })
        .map((element) =>
          fault(
            element,
            `"${words(element)}" looks like a heading, and is a bold paragraph. Make it a heading.`,
          ),
        );
      const tables = all('table')
        .filter((table) => !table.matches('[role=presentation], [role=none]'))
        .flatMap((table) => [
          ...(table.querySelector('th')
            ? []
            : [
                fault(
                  table,
                  'A table without header cells: who hears a cell is not told what it is about. Use <th scope>.',
                ),
              ]),
          ...(table.querySelector('caption') || table.matches('[aria-label], [aria-labelledby]')
            ? []
            : [fault(table, 'A table without a name. Give it a <caption>.')]),
        ]);
      // The circle itself may be drawn by its label.
      const groups = [...document.querySelectorAll('input[type=radio]')]
        .filter((radio) => radio.checkVisibility())
        .filter((radio) => {
          const group = radio.closest('fieldset, [role=radiogroup], [role=group]');
          return !(
            group?.querySelector(':scope > legend')?.textContent.trim() ??
            group?.getAttribute('aria-label') ??
            group?.getAttribute('aria-labelledby')
          );
        })
        .map((radio) =>
          fault(
            radio,
            'A choice without its question. Put the group into <fieldset> with a <legend>.',
          ),
        );
      const spaced = all('main p, main div')
        .filter(
          (element) =>
            /<br[^>]*>\s*<br/i.test(element.innerHTML) && !element.querySelector('p, div'),
        )
        .map((element) => fault(element, 'Paragraphs are made with <br><br>. Use <p>.'));
      return [
        ...writtenLists,
        ...strangers,
        ...silenced,
        ...orphans,
        ...looksLikeHeadings,
        ...tables,
        ...groups,
        ...spaced,
      ];
    }),
);
