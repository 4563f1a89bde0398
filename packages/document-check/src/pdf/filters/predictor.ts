/** Reverses the predictors of Flate and LZW streams: ISO 32000-1, 7.4.4.4. */
import type {Dict} from '../objects.ts';
import {numberAt} from '../strings.ts';

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function png(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(data.length / (row + 1));
  const out = new Uint8Array(rows * row);
  for (let r = 0; r < rows; r += 1) {
    const from = r * (row + 1);
    const to = r * row;
    const kind = numberAt(data, from);
    const length = Math.min(row, data.length - from - 1);
    for (let i = 0; i < length; i += 1) {
      const left = i >= pixel ? numberAt(out, to + i - pixel) : 0;
      const up = r > 0 ? numberAt(out, to + i - row) : 0;
      let add = 0;
      if (kind === 1) add = left;
      else if (kind === 2) add = up;
      else if (kind === 3) add = (left + up) >> 1;
      else if (kind === 4) {
        add = paeth(left, up, r > 0 && i >= pixel ? numberAt(out, to + i - row - pixel) : 0);
      }
      out[to + i] = numberAt(data, from + 1 + i) + add;
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
