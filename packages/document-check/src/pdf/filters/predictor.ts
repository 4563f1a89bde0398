/** Reverses the predictors of Flate and LZW streams: ISO 32000-1, 7.4.4.4. */
import type {Dict} from '../objects.ts';
import {numberAt} from '../strings.ts';

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** What PNG predicts for a byte from its neighbours, by the filter of its row (PNG, clause 9.2). */
function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

/** Reverses PNG's filters. @param row bytes of a row, and `pixel`: of a pixel */
function png(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(data.length / (row + 1));
  const out = new Uint8Array(rows * row);
  for (let r = 0; r < rows; r += 1) {
    const from = r * (row + 1);
    const to = r * row;
    const filter = numberAt(data, from);
    const length = Math.min(row, data.length - from - 1);
    for (let i = 0; i < length; i += 1) {
      const hasLeft = i >= pixel;
      const hasUp = r > 0;
      const left = hasLeft ? numberAt(out, to + i - pixel) : 0;
      const up = hasUp ? numberAt(out, to + i - row) : 0;
      const corner = hasLeft && hasUp ? numberAt(out, to + i - row - pixel) : 0;
      out[to + i] = numberAt(data, from + 1 + i) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

/** Reverses TIFF's predictor for eight bits a component: no stream that the checks read has another depth. */
function tiff(data: Uint8Array, row: number, colors: number): Uint8Array {
  const out = Uint8Array.from(data);
  for (let i = 0; i < out.length; i += 1) {
    if (i % row >= colors) out[i] = numberAt(out, i) + numberAt(out, i - colors);
  }
  return out;
}

export function unpredict(data: Uint8Array, parms: Dict | undefined): Uint8Array {
  const predictor = parms?.number('Predictor') ?? 1;
  if (!parms || predictor < 2) return data;
  const colors = Math.max(1, parms.number('Colors') ?? 1);
  const bits = Math.max(1, parms.number('BitsPerComponent') ?? 8);
  const row = Math.max(1, Math.ceil(((parms.number('Columns') ?? 1) * colors * bits) / 8));
  // If a row is longer than the data, there is no row to decode.
  if (row > data.length) return data;
  const pixel = Math.max(1, (colors * bits) >> 3);
  return predictor === 2 ? tiff(data, row, colors) : png(data, row, pixel);
}
