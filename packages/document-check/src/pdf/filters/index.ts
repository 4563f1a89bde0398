/** What a stream's filters make of its bytes: ISO 32000-1, 7.4. */
import type {Budget} from '../../limits.ts';
import {asDict, asList, Name} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {ascii85, asciiHex, runLength} from './ascii.ts';
import {flate} from './flate.ts';
import {lzw} from './lzw.ts';
import {unpredict} from './predictor.ts';

type Filter = (data: Uint8Array, limit: number, parms: Dict | undefined) => Uint8Array;

const flateDecode: Filter = (data, limit, parms) => unpredict(flate(data, limit), parms);
const lzwDecode: Filter = (data, limit, parms) =>
  unpredict(lzw(data, limit, parms?.number('EarlyChange') !== 0), parms);

const FILTERS = new Map<string, Filter>(
  Object.entries({
    FlateDecode: flateDecode,
    Fl: flateDecode,
    LZWDecode: lzwDecode,
    LZW: lzwDecode,
    ASCII85Decode: ascii85,
    A85: ascii85,
    ASCIIHexDecode: asciiHex,
    AHx: asciiHex,
    RunLengthDecode: runLength,
    RL: runLength,
  }),
);

/** The decoded bytes of a stream; undefined for a picture, or an unknown filter. */
export function decode(data: Uint8Array, dict: Dict, budget: Budget): Uint8Array | undefined {
  const filters = asList(dict.has('Filter') ? dict.get('Filter') : dict.get('F'));
  const parms = asList(dict.has('DecodeParms') ? dict.get('DecodeParms') : dict.get('DP'));
  // More than a few are no document, but a bomb.
  if (filters.length > 8) return undefined;
  let bytes = data;
  for (const [index, entry] of filters.entries()) {
    const filter = dict.resolve(entry);
    if (!(filter instanceof Name)) return undefined;
    if (filter.value === 'Crypt') continue;
    const decoder = FILTERS.get(filter.value);
    if (!decoder) return undefined;
    bytes = decoder(bytes, budget.limits.streamBytes, asDict(dict.resolve(parms[index])));
    budget.take(bytes.length);
  }
  return bytes;
}
