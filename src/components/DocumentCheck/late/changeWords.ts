import {translate} from '@docusaurus/Translate';
import type {Comparison} from 'document-check';

/** What a new version of a document is like, beside the one before. */
export const changeWords = ({fixed, fresh, left}: Comparison): string =>
  translate(
    {
      id: 'DocumentCheck.changes',
      message: 'Since the last version: {fixed} fixed, {fresh} new, {left} left.',
      description:
        'In a result of the document check, when a newer version of a document was checked; each is a number of findings',
    },
    {fixed, fresh, left},
  );

/** Heads the list of what was fixed, or of what is new. */
export const changeHeading = (part: 'fixed' | 'fresh'): string =>
  part === 'fixed'
    ? translate({
        id: 'DocumentCheck.fixed',
        message: 'Fixed',
        description: 'In a result of the document check, above what is no longer found',
      })
    : translate({
        id: 'DocumentCheck.fresh',
        message: 'New',
        description: 'In a result of the document check, above what was not found before',
      });
