/** The pages of a document in order, with inherited attributes: ISO 32000-1, 7.7.3. */
import type {PdfFile} from './file.ts';
import {Dict, Ref} from './objects.ts';
import type {PdfObject} from './objects.ts';

export interface Page {
  /** From 1. */
  number: number;
  /** Number of its object; 0 for a direct object. */
  num: number;
  dict: Dict;
  resources: Dict | undefined;
  /** The visible area (crop box, else media box): left, bottom, right, top. */
  box: readonly number[];
}

const MAX_PAGES = 100_000;
const A4 = [0, 0, 595, 842];

interface Inherited {
  resources: Dict | undefined;
  mediaBox: readonly number[];
  cropBox: readonly number[] | undefined;
}

/** Reads a rectangle as left, bottom, right, top; undefined if the entry does not have four numbers. */
export function rectangle(dict: Dict, key: string): number[] | undefined {
  const box = dict.array(key)?.map((value) => dict.resolve(value));
  const [a, b, c, d] = box ?? [];
  if (typeof a !== 'number' || typeof b !== 'number') return undefined;
  if (typeof c !== 'number' || typeof d !== 'number') return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function inherit(dict: Dict, from: Inherited): Inherited {
  return {
    resources: dict.dict('Resources') ?? from.resources,
    mediaBox: rectangle(dict, 'MediaBox') ?? from.mediaBox,
    cropBox: rectangle(dict, 'CropBox') ?? from.cropBox,
  };
}

/** Finds the nodes below one; a page has none. */
const childNodes = (dict: Dict): readonly PdfObject[] | undefined =>
  dict.name('Type') === 'Page' ? undefined : dict.array('Kids');

/** Returns every page, even of a malformed tree. */
export function pagesOf(file: PdfFile): Page[] {
  const pages: Page[] = [];
  const seen = new Set<unknown>();
  const root: Inherited = {resources: undefined, mediaBox: A4, cropBox: undefined};
  const todo = [{node: file.catalog.raw('Pages') ?? null, from: root}];
  for (let item = todo.pop(); item && pages.length < MAX_PAGES; item = todo.pop()) {
    file.budget.step();
    const dict = file.resolve(item.node);
    if (!(dict instanceof Dict) || seen.has(dict)) continue;
    seen.add(dict);
    const own = inherit(dict, item.from);
    const nodes = childNodes(dict);
    if (nodes) {
      for (const node of nodes.toReversed()) todo.push({node, from: own});
      continue;
    }
    pages.push({
      number: pages.length + 1,
      num: item.node instanceof Ref ? item.node.num : 0,
      dict,
      resources: own.resources,
      box: own.cropBox ?? own.mediaBox,
    });
  }
  return pages;
}
