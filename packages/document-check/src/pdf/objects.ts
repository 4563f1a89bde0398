/** The objects of ISO 32000-1, 7.3, as this reader represents them. */

/** A name, without its slash. */
export class Name {
  constructor(readonly value: string) {}
}

/** A string as bytes; `text` in strings.ts decodes it. */
export class PdfString {
  constructor(readonly bytes: Uint8Array) {}
}

/** A reference to an indirect object. */
export class Ref {
  constructor(
    readonly num: number,
    readonly gen: number,
  ) {}
}

/** Any other keyword: an operator, or the `obj` of an indirect object. */
export class Keyword {
  constructor(readonly word: string) {}
}

export type PdfObject =
  null | boolean | number | Name | PdfString | Ref | Keyword | PdfObject[] | Dict | Stream;

/** Follows references to an object. */
export type Resolve = (object: PdfObject | undefined) => PdfObject;

/** A dictionary. All getters but `raw` follow references; values of another type are undefined. */
export class Dict {
  constructor(
    readonly entries: Map<string, PdfObject>,
    readonly resolve: Resolve,
  ) {}

  raw(key: string): PdfObject | undefined {
    return this.entries.get(key);
  }

  get(key: string): PdfObject {
    return this.resolve(this.entries.get(key));
  }

  has(key: string): boolean {
    return this.get(key) !== null;
  }

  dict(key: string): Dict | undefined {
    return asDict(this.get(key));
  }

  stream(key: string): Stream | undefined {
    const value = this.get(key);
    return value instanceof Stream ? value : undefined;
  }

  array(key: string): PdfObject[] | undefined {
    const value = this.get(key);
    return Array.isArray(value) ? value : undefined;
  }

  name(key: string): string | undefined {
    const value = this.get(key);
    return value instanceof Name ? value.value : undefined;
  }

  number(key: string): number | undefined {
    const value = this.get(key);
    return typeof value === 'number' ? value : undefined;
  }

  string(key: string): Uint8Array | undefined {
    const value = this.get(key);
    return value instanceof PdfString ? value.bytes : undefined;
  }
}

/** A stream: its dictionary, and its bytes as stored in the file. */
export class Stream {
  constructor(
    readonly dict: Dict,
    readonly raw: Uint8Array,
    /** Its indirect object: needed for decryption, and to identify it. */
    readonly ref: Ref,
  ) {}
}

/** Returns a dictionary, or that of a stream. */
export function asDict(object: PdfObject | undefined): Dict | undefined {
  if (object instanceof Dict) return object;
  return object instanceof Stream ? object.dict : undefined;
}

/** Returns one object, or all of an array: many keys allow either. */
export function asList(object: PdfObject | undefined): PdfObject[] {
  if (object === undefined || object === null) return [];
  return Array.isArray(object) ? object : [object];
}

/** Returns every node of a name tree or number tree, each once: ISO 32000-1, 7.9.6 and 7.9.7. */
export function* nodesOf(root: Dict | undefined): Generator<Dict> {
  const seen = new Set<Dict>();
  const todo = root ? [root] : [];
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    yield node;
    for (const kid of node.array('Kids') ?? []) {
      const dict = asDict(node.resolve(kid));
      if (dict) todo.push(dict);
    }
  }
}
