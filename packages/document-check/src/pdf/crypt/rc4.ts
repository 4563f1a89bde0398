/** RC4: older documents are encrypted with it. */
import {numberAt} from '../strings.ts';

export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({length: 256}, (_, i) => i);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [numberAt(state, b), numberAt(state, a)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + numberAt(state, i) + numberAt(key, i % key.length)) & 255;
    swap(i, j);
  }
  const out = new Uint8Array(data.length);
  for (let k = 0, i = 0, j = 0; k < data.length; k += 1) {
    i = (i + 1) & 255;
    j = (j + numberAt(state, i)) & 255;
    swap(i, j);
    out[k] = numberAt(data, k) ^ numberAt(state, (numberAt(state, i) + numberAt(state, j)) & 255);
  }
  return out;
}
