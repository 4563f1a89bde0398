/** The transcript of a document: what a screen reader gets, in reading order. */
import type {CheckOptions} from '../check.ts';
import {fileTypeOf} from '../file-type.ts';
import {Budget, DEFAULT_LIMITS, LimitError} from '../limits.ts';
import {Refusal} from '../refusal.ts';
import type {Transcript} from './items.ts';

/**
 * Returns what a screen reader gets from a document: from the tags of a PDF, from the text of a Word file, and from the
 * order of the shapes on the slides of a presentation. It is an approximation: screen readers differ, and so do the
 * programs in which they read.
 * @param document the bytes of the file
 * @throws Refusal if the file cannot be read within the limits; CancelledError if the signal aborts
 */
export async function transcript(
  document: Uint8Array,
  options: CheckOptions = {},
): Promise<Transcript> {
  const isPdf = fileTypeOf(document) === 'pdf';
  const transcribe = isPdf ? await transcriberOfPdf() : await transcriberOfOffice();
  const budget = new Budget({...DEFAULT_LIMITS, ...options.limits}, options.signal);
  try {
    return await transcribe(document, budget);
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    throw new Refusal(error.limit === 'depth' ? 'damaged' : 'tooLarge');
  }
}

// By way of the check, whose script contains the reader: the reader is not fetched twice.
async function transcriberOfPdf() {
  const check = await import(/* webpackChunkName: "documents_pdf_check" */ '../pdf/check.ts');
  return (await check.loadTranscriber()).transcribePdf;
}

async function transcriberOfOffice() {
  const check = await import(/* webpackChunkName: "documents_office_check" */ '../office/check.ts');
  return (await check.loadTranscriber()).transcribeOffice;
}
