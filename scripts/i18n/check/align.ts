/**
 * Finds which block of a translation stands for which block of the English page, so that one mistake is reported
 * as one: a missing paragraph, and not every paragraph after it.
 */
import {walk, type Block} from '../page/block';
import {pairUp} from '../pair-up';

export type Pair =
  | {kind: 'same'; english: Block; translated: Block}
  /** Both stand at the same place, but are of different sorts. */
  | {kind: 'renamed'; english: Block; translated: Block}
  | {kind: 'moved'; english: Block; translated: Block}
  | {kind: 'missing'; english: Block; after: Block | undefined}
  | {kind: 'extra'; translated: Block};

/** What ties two blocks together whatever the language: ids, links, props without words. */
function anchorsOf(block: Block): Set<string> {
  return new Set(
    [...walk([block])].flatMap(({id, props, inlines}) => [
      ...(id === undefined ? [] : [`#${id}`]),
      ...inlines.map(({kind, value}) => `${kind} ${value}`),
      ...props.filter(({texts}) => texts.length === 0).map(({name, value}) => `${name}=${value}`),
    ]),
  );
}

const lengthOf = (block: Block) =>
  [...walk([block])].reduce((sum, {text}) => sum + (text?.words.length ?? 0), 0);

const SAME_ANCHORS = 4;

/** 0: cannot stand for one another; above 1: could, the more the better. */
function likeness(english: Block, translated: Block): number {
  if (english.name !== translated.name) return 0;
  const [a, b] = [anchorsOf(english), anchorsOf(translated)];
  const shared = [...a].filter((anchor) => b.has(anchor)).length;
  const anchors = shared / Math.max(a.size, b.size, 1);
  // Languages differ in length, but a long paragraph stays a long one.
  const [short, long] = [lengthOf(english), lengthOf(translated)].sort((x, y) => x - y);
  const lengths = long ? (short ?? 0) / long : 1;
  return 1 + SAME_ANCHORS * anchors + lengths;
}

/** Pairs two lists of sisters: the pairing, in order, that is most alike as a whole. */
export function align(english: readonly Block[], translated: readonly Block[]): Pair[] {
  const pairs: Pair[] = [];
  let gap: {english: Block[]; translated: Block[]} = {english: [], translated: []};
  let last: Block | undefined;
  const closeGap = () => {
    pairs.push(...pairGap(gap.english, gap.translated, last));
    gap = {english: [], translated: []};
  };
  for (const {left, right} of pairUp(english, translated, likeness)) {
    if (left && right) {
      closeGap();
      pairs.push({kind: 'same', english: left, translated: right});
      last = right;
    } else if (left) gap.english.push(left);
    else if (right) gap.translated.push(right);
  }
  closeGap();
  return findMoved(pairs);
}

/** Between two pairs: as many blocks on both sides are the same ones under another name. */
function pairGap(english: Block[], translated: Block[], after: Block | undefined): Pair[] {
  if (english.length === translated.length) {
    return english.flatMap((e, index): Pair[] => {
      const t = translated[index];
      return t ? [{kind: 'renamed', english: e, translated: t}] : [];
    });
  }
  return [
    ...english.map((e): Pair => ({kind: 'missing', english: e, after})),
    ...translated.map((t): Pair => ({kind: 'extra', translated: t})),
  ];
}

/** What is missing in one place and extra in another was moved. */
function findMoved(pairs: readonly Pair[]): Pair[] {
  const missing = pairs.filter((pair) => pair.kind === 'missing');
  const extras = pairs.filter((pair) => pair.kind === 'extra');
  const moved = new Map<Pair, Pair>();
  for (const pair of missing) {
    const {english} = pair;
    const named = extras.filter(({translated}) => translated.name === english.name);
    const isOnly =
      named.length === 1 &&
      missing.filter((other) => other.english.name === english.name).length === 1;
    const counterpart = named.find(
      (extra) => !moved.has(extra) && isSame(english, extra.translated, isOnly),
    );
    if (!counterpart) continue;
    moved.set(counterpart, {kind: 'moved', english, translated: counterpart.translated});
    moved.set(pair, counterpart);
  }
  return pairs
    .filter((pair) => pair.kind !== 'missing' || !moved.has(pair))
    .map((pair) => moved.get(pair) ?? pair);
}

/** Whether two blocks share their anchors; without any, whether there is no other to be taken for it. */
function isSame(english: Block, translated: Block, isOnly: boolean): boolean {
  const hasAnchors = anchorsOf(english).size + anchorsOf(translated).size > 0;
  return hasAnchors ? likeness(english, translated) > 1 + SAME_ANCHORS / 2 : isOnly;
}
