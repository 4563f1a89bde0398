import {readChosenFile} from '../../../primitives/chosenFile';
import {sha256Of} from '../../../primitives/digest';
import {t} from '../check/loadedRules';

/** Returns the SHA-256 of a file in hexadecimal; empty if the file has changed or the page has no secure origin. */
export async function digestOf(file: File): Promise<string> {
  try {
    return (await sha256Of(await readChosenFile(file))) ?? '';
  } catch {
    return '';
  }
}

/** Returns a line that identifies the checked version of a file. */
export async function fingerprint(file: File): Promise<string> {
  const digest = await digestOf(file);
  const size = t('report.bytes', {bytes: file.size});
  return [size, digest && `SHA-256 ${digest}`].filter(Boolean).join(', ');
}

/** Returns when the report was made, in the reader's language. */
export function checkedOn(): string {
  const {lang} = document.documentElement;
  const style = {dateStyle: 'long', timeStyle: 'short'} as const;
  const date = new Date().toLocaleString(lang === 'en' ? 'en-GB' : lang, style);
  return t('report.date', {date});
}
