/** Reads an Office file: a Word file in the order of its text, a presentation slide by slide. */
import type {Budget} from '../../limits.ts';
import {OfficePackage} from '../../office/package.ts';
import {Refusal} from '../../refusal.ts';
import type {Transcript} from '../items.ts';

/** Returns the transcript of a Word or PowerPoint file. */
export async function transcribeOffice(bytes: Uint8Array, budget: Budget): Promise<Transcript> {
  const file = new OfficePackage(bytes, budget);
  const {name, root} = file.main();
  // The reader of a program is loaded with the first file of that program.
  if (root.name === 'document') return (await import('./word.ts')).transcribeWord(file, name, root);
  if (root.name === 'presentation') {
    return (await import('./slides.ts')).transcribeSlides(file, name, root);
  }
  throw new Refusal('spreadsheet');
}
