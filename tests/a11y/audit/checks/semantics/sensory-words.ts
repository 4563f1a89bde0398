import {check, find} from '../faults';
import {onBoth} from '../visits';
import {append, at} from '../../plants';

/** 1.3.3: "the button on the right" and "the fields in red" tell nothing to who does not see them. */
export const sensoryWords = check(
  {
    id: 'sensory-words',
    title: 'No instruction relies on shape, colour, size, place or sound.',
    criteria: ['1.3.3', '1.4.1'],
    applies: onBoth,
    defects: [
      {
        name: 'An instruction relies on shape and place',
        visit: at('/TrendSoft/ContactUs', 320),
        plant: append('main', '<p>To send it, press the round button on the right.</p>'),
      },
      {
        name: 'An instruction relies on colour',
        visit: at('/TrendSoft/Career'),
        plant: append('main', '<p>The fields that you must fill in are shown in red.</p>'),
      },
    ],
  },
  async (page) =>
    find(page, ({seen, words, fault}) => {
      const THING =
        '(button|link|box|icon|menu|form|field|column|panel|tab|picture|image|arrow|item)s?';
      const COLOUR = '(red|green|blue|yellow|orange|purple|grey|gray|pink)';
      const SHAPE = '(round|circular|square|triangular|large|big|small|flashing)';
      // What is in the right order is no place.
      const SIDE = '(left|right(?! (order|way|place|size))|top|bottom|corner)';
      const RELYING = [
        new RegExp(
          `\\b${THING}\\b[^.]{0,30}\\b(on|at|to|in) (the|your) (${SIDE}|upper|lower)`,
          'i',
        ),
        new RegExp(`\\b(left|right)[- ]hand\\b`, 'i'),
        new RegExp(`\\b(the|this|each|every) ${COLOUR} ${THING}\\b`, 'i'),
        new RegExp(`\\b(marked|shown|written|highlighted|is|are) in ${COLOUR}\\b`, 'i'),
        new RegExp(`\\b(click|press|tap|select|use|choose) the ${SHAPE} ${THING}\\b`, 'i'),
        /\bwhen you hear the (beep|sound|tone)\b/i,
      ];
      return [
        ...document.querySelectorAll('p, li, dd, td, label, legend, figcaption, span, summary'),
      ]
        .filter((element) => seen(element) && !element.querySelector('p, li, dd, td, span'))
        .flatMap((element) => {
          const text = words(element);
          const found = RELYING.map((words_) => words_.exec(text)?.[0]).find(Boolean);
          return found
            ? [
                fault(
                  element,
                  `"${found}" is known by the eye or the ear alone. Name the thing by its words, too.`,
                ),
              ]
            : [];
        });
    }),
);
