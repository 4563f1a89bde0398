import {check, find, ofPage, toTheTop} from '../faults';
import {changesOf, situationOf} from './situation';
import {onComputer} from '../visits';
import {at} from '../../plants';

/** Every key that types one character without a modifier, on an English keyboard. */
const CHARACTERS = Array.from("abcdefghijklmnopqrstuvwxyz0123456789/?.,;'[]-=`");

/** 2.1.4: who dictates says whole words, of which each letter would be a command. */
export const characterKeys = check(
  {
    id: 'character-keys',
    title: 'No single letter, digit or sign is a command.',
    criteria: ['2.1.4'],
    applies: onComputer,
    defects: [
      {
        name: 'The letter s opens the services panel',
        visit: at('/About'),
        plant: {
          script: () =>
            document.addEventListener('keydown', ({key}) => {
              if (key === 's')
                document.querySelector<HTMLElement>('header div[popover]')?.showPopover();
            }),
        },
      },
    ],
  },
  async (page) => {
    const before = await situationOf(page);
    await toTheTop(page);
    for (const character of CHARACTERS) await page.keyboard.press(character);
    const changes = changesOf(before, await situationOf(page));
    const now = await page.evaluate(() => document.activeElement?.localName);
    const accessKeys = await find(page, ({fault}) =>
      [...document.querySelectorAll('[accesskey]')].map((element) =>
        fault(
          element,
          'An access key collides with keys of browsers and screen readers. Take it away.',
        ),
      ),
    );
    return [
      ...accessKeys.map((fault) => ({...fault, outcome: 'needs review' as const})),
      ...(changes || now !== 'body'
        ? [
            ofPage(
              `Letters and signs were typed outside a field, and the page changed (${changes || `the focus went to ${now}`}). Ask for a modifier key, or let people turn it off.`,
            ),
          ]
        : []),
    ];
  },
);
