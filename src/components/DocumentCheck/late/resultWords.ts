import {translate} from '@docusaurus/Translate';

/**
 * The first sentence of a result.
 * @param faults how often rules were broken; @param looks things to check; @param cut whether only a part was read
 */
export function verdict(faults: number, looks: number, cut: boolean): string {
  if (faults === 1)
    return translate({
      id: 'DocumentCheck.oneFault',
      message: 'The check found one fault.',
      description: 'First sentence of a result of the document check',
    });
  if (faults > 1)
    return translate(
      {
        id: 'DocumentCheck.faults',
        message: 'The check found {count} faults. The most serious come first.',
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
      message: 'The check found no fault, but something for you to check.',
      description: 'First sentence of a result of the document check',
    });
  return translate({
    id: 'DocumentCheck.clean',
    message: 'The check found no fault. What it cannot see is left for a person.',
    description: 'First sentence of a result of the document check',
  });
}

/** Before what to do about a fault. */
export const todoWords = (): string =>
  translate({
    id: 'DocumentCheck.todo',
    message: 'What to do:',
    description: 'In a result of the document check, before how to fix a fault',
  });

/** Summary of a disclosure with the places of a fault. @param count of places */
export function detailsWords(count: number): string {
  if (count === 1)
    return translate({
      id: 'DocumentCheck.onePlace',
      message: 'Show the place',
      description:
        'In a result of the document check, opens the details of a fault that was found once',
    });
  return translate(
    {
      id: 'DocumentCheck.places',
      message: 'Show {count} places',
      description:
        'In a result of the document check, opens the details of a fault; {count} is how often it was found',
    },
    {count},
  );
}
