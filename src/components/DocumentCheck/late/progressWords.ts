import {translate} from '@docusaurus/Translate';

/** What is under way. */
export const readingWords = (name: string): string =>
  translate(
    {
      id: 'DocumentCheck.reading',
      message: 'Reading {name}',
      description: 'While the document check is reading a file; {name} is the name of the file',
    },
    {name},
  );

/** How far it is, for screen readers now and then. */
export const progressWords = (name: string, percent: number): string =>
  translate(
    {
      id: 'DocumentCheck.progress',
      message: '{name}: {percent} percent read.',
      description: 'Said now and then while the document check is reading a large file',
    },
    {name, percent},
  );

/** How many files come after this one. */
export const waitingWords = (count: number): string =>
  translate(
    {
      id: 'DocumentCheck.waiting',
      message: 'Files waiting: {count}',
      description: 'While the document check is reading one of several files',
    },
    {count},
  );

export const cancelWords = (): string =>
  translate({
    id: 'DocumentCheck.cancel',
    message: 'Cancel',
    description: 'Button that ends the document check while it is reading a file',
  });

export const cancelledWords = (): string =>
  translate({
    id: 'DocumentCheck.cancelled',
    message: 'Cancelled. Nothing was kept of that file.',
    description: 'Said after the document check was cancelled',
  });

/** What is said when all files were read. */
export const finishedWords = (count: number): string =>
  translate(
    {
      id: 'DocumentCheck.finished',
      message: 'The check is done. Files with results: {count}',
      description: 'Said by screen readers when the document check has read all files',
    },
    {count},
  );
