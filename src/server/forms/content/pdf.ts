/** PDF (ISO 32000): names may be written with #hh, and stand in compressed object streams. */
import {setImmediate} from 'node:timers/promises';
import {promisify} from 'node:util';
import {inflate} from 'node:zlib';
import {textAt} from './bytes';
import type {Sign} from './kinds';

/** A name ends at the next of these, so /JSON is another one. */
const END = String.raw`(?=[\s\0(<[/>)\]{}%]|$)`;
const NAMES: ReadonlyArray<readonly [Sign, RegExp]> = [
  ['script', new RegExp(`/(?:JavaScript|JS)${END}`)],
  ['starts a program', new RegExp(`/Launch${END}`)],
  ['embedded file', new RegExp(`/(?:EmbeddedFiles?|RichMedia)${END}`)],
  ['external link', new RegExp(`/(?:SubmitForm|ImportData|GoToE)${END}`)],
  ['locked', new RegExp(`/Encrypt${END}`)],
];

/** Object streams that are looked into, and bytes that each of them may become. */
const MOST_STREAMS = 200;
const LONGEST_STREAM = 512 * 1024;
/** How far before its data a stream's own dictionary begins. */
const DICTIONARY = 400;

const unpack = promisify(inflate) as (data: Buffer, options: object) => Promise<Buffer>;

/** Letters that are looked at in one go, and how many of them once more: no name is as long. Others wait meanwhile. */
const AT_ONCE = 256 * 1024;
const OVERLAP = 256;

/** What the names in a file say. */
export async function pdfSigns(bytes: Buffer): Promise<Set<Sign>> {
  const found = new Set<Sign>();
  for (const text of [bytes.toString('latin1'), ...(await objectStreams(bytes))]) {
    for (let at = 0; at < text.length; at += AT_ONCE) {
      const plain = text
        .slice(at, at + AT_ONCE + OVERLAP)
        .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
      // Where a piece ends no name does.
      const piece = at + AT_ONCE + OVERLAP < text.length ? `${plain}x` : plain;
      for (const [sign, name] of NAMES) if (name.test(piece)) found.add(sign);
      await setImmediate();
    }
  }
  return found;
}

async function objectStreams(bytes: Buffer): Promise<string[]> {
  const texts: string[] = [];
  let tries = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    if (tries >= MOST_STREAMS) break;
    if (!/\/(?:ObjStm|#4fbjStm)/i.test(textAt(bytes, Math.max(0, at - DICTIONARY), at))) continue;
    tries += 1;
    const start = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    const end = bytes.indexOf('endstream', start);
    const data = bytes.subarray(start, end < 0 ? bytes.length : end);
    // Locked, or with another filter: "locked" has been said, or nothing can be.
    const text = await unpack(data, {maxOutputLength: LONGEST_STREAM}).catch(() => undefined);
    if (text) texts.push(text.toString('latin1'));
  }
  return texts;
}
