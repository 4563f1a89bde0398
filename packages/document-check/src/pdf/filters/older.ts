/** Filters that current programs rarely write. */
import type {Dict} from '../objects.ts';
import {ascii85, asciiHex, runLength} from './ascii.ts';
import {lzw} from './lzw.ts';
import {unpredict} from './predictor.ts';

export type Filter = (data: Uint8Array, limit: number, parms: Dict | undefined) => Uint8Array;

const lzwDecode: Filter = (data, limit, parms) =>
  unpredict(lzw(data, limit, parms?.number('EarlyChange') !== 0), parms);

export const OLDER_FILTERS = new Map<string, Filter>(
  Object.entries({
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
