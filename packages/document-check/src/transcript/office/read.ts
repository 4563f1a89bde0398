/** Reads an Office file: a Word file in the order of its text, a presentation slide by slide. */
import type {Budget} from '../../limits.ts';
import {loadSlidesCheck, loadWordCheck} from '../../office/programs.ts';
import {OfficePackage} from '../../office/package.ts';
import {Refusal} from '../../refusal.ts';
import type {Transcript} from '../items.ts';

/** Returns the transcript of a Word or PowerPoint file. */
export async function transcribeOffice(bytes: Uint8Array, budget: Budget): Promise<Transcript> {
  const file = new OfficePackage(bytes, budget);
  const {name, root} = file.main();
  // By way of the check of the program, whose script contains the reader: the reader is not fetched twice.
  if (root.name === 'document') {
    const transcriber = await (await loadWordCheck()).loadTranscriber();
    return await transcriber.transcribeWord(file, name, root);
  }
  if (root.name === 'presentation') {
    const transcriber = await (await loadSlidesCheck()).loadTranscriber();
    return transcriber.transcribeSlides(file, name, root);
  }
  throw new Refusal('spreadsheet');
}
