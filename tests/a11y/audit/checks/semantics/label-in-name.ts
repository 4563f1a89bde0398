import {check} from '../faults';
import {everyNode, faultOf, readTree} from './tree';
import {CONTACT, inEachState} from '../visits';
import {at, set} from '../../plants';

const SPOKEN_TO = new Set(['button', 'link', 'tab', 'textbox', 'combobox', 'radio', 'checkbox']);

/** 2.5.3: who speaks to the computer says the words that are seen. */
export const labelInName = check(
  {
    id: 'label-in-name',
    title: 'The name of each control contains the words that are seen on it.',
    criteria: ['2.5.3'],
    applies: inEachState,
    defects: [
      {
        name: 'The send button is called something else than it reads',
        visit: at(CONTACT, 320),
        plant: set('main [type=submit]', {'aria-label': 'Submit form'}),
      },
    ],
  },
  async (page) => {
    const nodes = everyNode(await readTree(page)).filter(({role}) => SPOKEN_TO.has(role));
    // Where the name comes from elsewhere than from the content, the two can differ.
    const renamed = nodes.filter(({element}) =>
      ['aria-label', 'aria-labelledby'].some((name) => name in (element?.attributes ?? {})),
    );
    const seen = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const element = document.querySelector<HTMLElement>(selector);
          return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
            ? (element.labels?.[0]?.innerText ?? '')
            : (element?.innerText ?? '');
        }),
      renamed.map(({element}) => element?.selector ?? ''),
    );
    return renamed.flatMap((node, at) => {
      const words = fold(seen[at] ?? '');
      return words && !fold(node.name).includes(words)
        ? [
            faultOf(
              node,
              `It reads "${words}", but is called "${node.name}": to say what is seen does nothing. Put the seen words first into the name.`,
            ),
          ]
        : [];
    });
  },
);

const fold = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
