/** How a file was saved. Where that went wrong, no other rule can say anything true of it. */
import {readFileSync} from 'node:fs';
import type {Problem} from '../../src/mdx/problem';

const AGAIN = 'Save it again as "UTF-8"; where there is a choice, without "BOM"';
const CONFLICT = /^(?:<{7} |={7}$|>{7} )/;
/** What UTF-8 looks like when it was read as Windows-1252: ’ becomes â€™, é becomes Ã©. */
const MISREAD = /â€[\u0080-\uffff]?|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/u;

/** What is wrong with a file as a whole; undefined when it can be read. */
export function savedWrongly(file: string): Problem | undefined {
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe])) || bytes.includes(0)) {
    return {line: 1, message: `The file is saved as "Unicode" (UTF-16). ${AGAIN}`};
  }
  const text = bytes.toString('utf8');
  const lines = text.split('\n');
  if (text.startsWith('\ufeff')) {
    const put = (lines[0] ?? '').slice(1);
    const message = `The file begins with an invisible mark, as "UTF-8 with BOM" has. ${AGAIN}`;
    return {line: 1, message, fix: {find: lines[0] ?? '', put}};
  }
  const line = (found: (text: string) => boolean) => lines.findIndex(found) + 1;
  const conflict = line((one) => /^<{7} /.test(one)) || line((one) => CONFLICT.test(one));
  if (conflict > 0 && lines.some((one) => /^[<>]{7} /.test(one))) {
    const message =
      'Two people changed this place, and Git left both versions. Keep one, between <<<<<<<, ======= and >>>>>>>, and remove these three lines';
    return {line: conflict, message};
  }
  const lost = line((one) => one.includes('\ufffd'));
  if (lost > 0) {
    const message = `A letter is lost here: the file is not saved as UTF-8, or it was once. Type the letter again. ${AGAIN}`;
    return {line: lost, message};
  }
  const misread = line((one) => MISREAD.test(one));
  if (misread === 0) return undefined;
  const found = MISREAD.exec(lines[misread - 1] ?? '')?.[0] ?? '';
  const message = `"${found}" is what another program made of a letter or a mark. Type that again; it is an apostrophe, a quotation mark, a dash or a letter with an accent`;
  return {line: misread, message};
}
