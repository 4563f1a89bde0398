import type {Page} from '@playwright/test';
import {check, find, type Fault} from '../faults';
import {everyNode, faultOf, readTree} from './tree';
import {onPhone} from '../visits';
import {at} from '../../plants';

/**
 * 1.3.2: who listens meets things in the order of those who look. At 320 px there is one column,
 * so the order of the tree, of the document and from top to bottom must be the same.
 */
export const readingOrder = check(
  {
    id: 'reading-order',
    title: 'The accessibility tree, the document and the screen have the same order.',
    criteria: ['1.3.2', '2.4.3'],
    applies: onPhone,
    defects: [
      {
        name: 'CSS turns the order of the page round',
        visit: at('/About', 320),
        plant: {css: 'main { display: flex; flex-direction: column-reverse }'},
      },
      {
        name: 'aria-owns makes the last paragraph the first that is read',
        visit: at('/terms-of-service', 320),
        plant: {
          script: () => {
            const paragraphs = document.querySelectorAll('main p');
            const last = paragraphs[paragraphs.length - 1];
            if (last) last.id = 'stolen';
            document.querySelector('main p')?.setAttribute('aria-owns', 'stolen');
          },
        },
      },
    ],
  },
  async (page) => [...(await treeAgainstDocument(page)), ...(await documentAgainstScreen(page))],
);

async function treeAgainstDocument(page: Page): Promise<Fault[]> {
  const nodes = everyNode(await readTree(page)).filter(({element}) => element);
  return nodes.flatMap((node, at) => {
    const before = nodes[at - 1]?.element;
    return before && node.element && node.element.place < before.place
      ? [
          faultOf(
            node,
            `It is read after ${before.selector}, which follows it in the document (aria-owns?). Put it where it is read.`,
          ),
        ]
      : [];
  });
}

async function documentAgainstScreen(page: Page): Promise<Fault[]> {
  return find(page, ({seen, told, fault}) => {
    /** Two things that overlap by less stand one below the other; in px. */
    const SLACK = 4;
    const faults: Fault[] = [];
    for (const part of document.querySelectorAll('main, body > * footer')) {
      const pieces = [...part.querySelectorAll('*')].filter(
        (element) =>
          [...element.childNodes].some(
            (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
          ) &&
          seen(element) &&
          told(element) &&
          // A row that moves shows what it likes; out of its flow, a badge stands on a corner.
          !element.closest('[aria-roledescription=carousel]') &&
          getComputedStyle(element).position !== 'absolute',
      );
      let before: Element | undefined;
      for (const piece of pieces) {
        if (
          before &&
          !before.contains(piece) &&
          // A name and its value say the same in either order (1.3.2 is about meaning).
          !(
            before.closest('dl > div') && before.closest('dl > div') === piece.closest('dl > div')
          ) &&
          piece.getBoundingClientRect().bottom < before.getBoundingClientRect().top + SLACK
        ) {
          faults.push(
            fault(
              piece,
              `It stands above "${before.textContent.slice(0, 40)}", but is read after it. Write it first, instead of moving it by CSS.`,
            ),
          );
        }
        before = piece;
      }
    }
    return faults;
  });
}
