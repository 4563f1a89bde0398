import {translate} from '@docusaurus/Translate';
import {say} from './known';

/**
 * The first sentence of a result.
 * @param faults kinds of them; @param looks other things that were found; @param cut whether only a part was read
 */
export function verdict(faults: number, looks: number, cut: boolean): string {
  if (faults === 1)
    return translate({
      id: 'DocumentCheck.oneFault',
      message: 'One fault stops people in this document.',
      description: 'First sentence of a result of the document check',
    });
  if (faults > 1)
    return translate(
      {
        id: 'DocumentCheck.faults',
        message: '{count} faults stop people in this document. The most serious comes first.',
        description: 'First sentence of a result of the document check; {count} is two or more',
      },
      {count: faults},
    );
  if (cut)
    return translate({
      id: 'DocumentCheck.part',
      message: 'Only a part of this document was read. The check found no fault in that part.',
      description: 'First sentence of a result of the document check',
    });
  if (looks > 0)
    return translate({
      id: 'DocumentCheck.looks',
      message: 'The check found no fault, and something that you should look at.',
      description: 'First sentence of a result of the document check',
    });
  return translate({
    id: 'DocumentCheck.clean',
    message: 'The check found no fault. What it cannot see is left for a person.',
    description: 'First sentence of a result of the document check',
  });
}

/** What stands around the findings of a document. */
export const resultWords = () => ({
  todo: translate({
    id: 'DocumentCheck.todo',
    message: 'What to do:',
    description: 'In a result of the document check, before how to fix a fault',
  }),
  judge: say('kind.person'),
  blind: translate({
    id: 'DocumentCheck.blind',
    message: 'No program can answer these questions, and most barriers hide behind them:',
    description:
      'In a result of the document check, before questions that only a person can answer',
  }),
  remove: translate({
    id: 'DocumentCheck.remove',
    message: 'Remove this result',
    description: 'Button below the result of one document: takes it off the page',
  }),
});

/** Summary of a disclosure with the places of a fault. @param count of places */
export function detailsWords(count: number): string {
  if (count === 1)
    return translate({
      id: 'DocumentCheck.onePlace',
      message: 'Rule and place',
      description:
        'In a result of the document check, opens the details of a fault that was found once',
    });
  return translate(
    {
      id: 'DocumentCheck.places',
      message: 'Rules and places: {count}',
      description:
        'In a result of the document check, opens the details of a fault; {count} is how often it was found',
    },
    {count},
  );
}
