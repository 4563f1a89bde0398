/** One change of a file, decided by a seed: cut, flip, move, repeat, or other numbers. */

/** A small generator of numbers (mulberry32): the same seed, the same file. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Change = (bytes: Uint8Array, pick: (below: number) => number) => Uint8Array;

const cut: Change = (bytes, pick) => bytes.slice(0, pick(bytes.length));

const flip: Change = (bytes, pick) => {
  const out = bytes.slice();
  for (let i = 0; i < 1 + pick(20); i += 1) out[pick(out.length)] = pick(256);
  return out;
};

const move: Change = (bytes, pick) => {
  const out = bytes.slice();
  const length = 1 + pick(Math.min(2000, out.length));
  out.copyWithin(pick(out.length), pick(out.length), pick(out.length) + length);
  return out;
};

const remove: Change = (bytes, pick) => {
  const from = pick(bytes.length);
  const out = new Uint8Array(bytes.length);
  const rest = bytes.subarray(from + 1 + pick(500));
  out.set(bytes.subarray(0, from));
  out.set(rest, from);
  return out.subarray(0, from + rest.length);
};

/** Digits become other digits: references, lengths and offsets lead elsewhere. */
const renumber: Change = (bytes, pick) => {
  const out = bytes.slice();
  for (let i = 0, changed = 0; i < 5000 && changed < 1 + pick(8); i += 1) {
    const at = pick(out.length);
    const byte = out[at] ?? 0;
    if (byte < 48 || byte > 57) continue;
    out[at] = 48 + pick(10);
    changed += 1;
  }
  return out;
};

const CHANGES: readonly Change[] = [cut, flip, move, remove, renumber];

export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const pick = chance(seed);
  let out = bytes;
  for (let i = 0; i < 1 + pick(3) && out.length > 0; i += 1)
    out = CHANGES[pick(CHANGES.length)]?.(out, pick) ?? out;
  return out;
}
