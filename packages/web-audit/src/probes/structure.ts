import {type Probe, find} from '../probe';
import {onFirstView} from '../when';

/** 1.3.1: visual structure is marked up with HTML elements. The engines check that these are used correctly. */
export const structure: Probe = {
  id: 'structure',
  title: 'Lists, tables, paragraphs and headings are marked up with elements, not styles alone',
  criteria: ['1.3.1'],
  applies: onFirstView,
  run: async (page) =>
    find(page, ({seen, words, fault}) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
      const BULLET = /^\s*([•●▪◦‣–—*-]|\d{1,2}[.)])\s+\S/;

      const writtenLists = all('main p, main div > br')
        .filter((element) => BULLET.test(element.textContent))
        .map((element) =>
          fault(
            element,
            `"${words(element).slice(0, 40)}" is a list item made of text. Use <ul> or <ol>, so that screen readers announce the number of items.`,
          ),
        );
      const silenced = all('ul, ol')
        .filter((list) => list.hasAttribute('role') && list.getAttribute('role') !== 'list')
        .map((list) => fault(list, 'Its role hides the list from screen readers.'));
      const looksLikeHeadings = all('main p, main div')
        .filter((element) => {
          const [only, ...more] = element.childNodes;
          return (
            only instanceof HTMLElement &&
            more.length === 0 &&
            only.matches('strong, b') &&
            words(element).split(' ').length <= 10 &&
            !element.id &&
            !element.closest('nav, li, dl, figure, blockquote, table') &&
            element.nextElementSibling?.matches('p, ul, ol')
          );
        })
        .map((element) =>
          fault(
            element,
            `"${words(element)}" is a bold paragraph that looks like a heading. Make it a heading.`,
          ),
        );
      const named = ':has(> caption), [aria-label], [aria-labelledby]';
      const tables = all(`table:not([role=presentation], [role=none], ${named})`).map((table) =>
        fault(table, 'This table has no name. Add a <caption>.'),
      );
      const spaced = all('main p, main div')
        .filter(
          (element) =>
            /<br[^>]*>\s*<br/i.test(element.innerHTML) && !element.querySelector('p, div'),
        )
        .map((element) => fault(element, 'Paragraphs are separated with <br><br>. Use <p>.'));
      return [...writtenLists, ...silenced, ...looksLikeHeadings, ...tables, ...spaced];
    }),
};
