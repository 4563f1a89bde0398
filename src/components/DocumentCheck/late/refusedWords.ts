import {translate} from '@docusaurus/Translate';
import type {Refused} from '../checked';
import {say} from './known';

/** Why a document was not checked, and what to do. */
export function refusedWords(refused: Refused): string {
  if (refused === 'unloaded')
    return translate({
      id: 'DocumentCheck.unloaded',
      message:
        'A part of the check could not be fetched. Look at your internet connection, then choose the file again.',
      description: 'In the document check, why a file was not checked',
    });
  return say(`refusal.${refused}`);
}
