/** Applies the filters of a stream: ISO 32000-1, 7.4. */
import type {Budget} from '../../limits.ts';
import {asDict, asList, Name} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {lazyModule} from '../lazy.ts';
import {flate} from './flate.ts';
import type {Filter} from './older.ts';

const flateDecode: Filter = (data, limit, parms) =>
  parms?.has('Predictor')
    ? lazyModule('predictor').unpredict(flate(data, limit), parms)
    : flate(data, limit);

const OLDER = /^(?:LZW|ASCII85|ASCIIHex|RunLength)Decode$|^(?:LZW|A85|AHx|RL)$/;

/** Returns the decoder of a filter; undefined for image filters and unknown ones. */
function decoderOf(filter: string): Filter | undefined {
  if (filter === 'FlateDecode' || filter === 'Fl') return flateDecode;
  return OLDER.test(filter) ? lazyModule('filters').OLDER_FILTERS.get(filter) : undefined;
}

/** Returns the decoded bytes of a stream; undefined for a picture, or an unknown filter. */
export function decode(data: Uint8Array, dict: Dict, budget: Budget): Uint8Array | undefined {
  const filters = asList(dict.has('Filter') ? dict.get('Filter') : dict.get('F'));
  const parms = asList(dict.has('DecodeParms') ? dict.get('DecodeParms') : dict.get('DP'));
  // A stream with more filters is an attack, not a document.
  if (filters.length > 8) return undefined;
  let bytes = data;
  for (const [index, entry] of filters.entries()) {
    const filter = dict.resolve(entry);
    if (!(filter instanceof Name)) return undefined;
    if (filter.value === 'Crypt') continue;
    const decoder = decoderOf(filter.value);
    if (!decoder) return undefined;
    bytes = decoder(bytes, budget.limits.streamBytes, asDict(dict.resolve(parms[index])));
    budget.addBytes(bytes.length);
  }
  return bytes;
}
