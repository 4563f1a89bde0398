/** A PDF file: its objects, read on demand. */
import type {Budget} from '../limits.ts';
import {LimitError} from '../limits.ts';
import {Refusal} from '../refusal.ts';
import {decode} from './filters/index.ts';
import {wordAt} from './lexer.ts';
import {Dict, Keyword, PdfString, Ref, Stream} from './objects.ts';
import type {PdfObject, Resolve} from './objects.ts';
import {ObjectStreams} from './object-streams.ts';
import {Parser} from './parser.ts';
import {ModuleMissingError, lazyModule} from './lazy.ts';
import type {Decryption} from './crypt/standard.ts';
import {streamBytes} from './stream-bytes.ts';
import type {PdfSource, Xref} from './source.ts';
import {readXref} from './xref.ts';

const HEADER_SEARCH_BYTES = 1024;
const MAX_REFS = 32;

export class PdfFile implements PdfSource {
  /** How many bytes precede the header. */
  headerOffset = 0;
  repaired = false;
  private xref: Xref;
  private readonly cache = new Map<number, PdfObject>();
  readonly objStreams: ObjectStreams = new ObjectStreams(this);
  private readonly loading = new Set<number>();
  private decryption: Decryption | undefined;

  private constructor(
    readonly bytes: Uint8Array,
    readonly budget: Budget,
  ) {
    this.xref = {entries: new Map(), trailer: new Dict(new Map(), this.resolve)};
  }

  static async open(bytes: Uint8Array, budget: Budget): Promise<PdfFile> {
    const file = new PdfFile(bytes, budget);
    const limit = Math.min(HEADER_SEARCH_BYTES, bytes.length);
    for (let at = 0; at < limit; at += 1) {
      if (wordAt(bytes, at, '%PDF-')) file.headerOffset = at;
    }
    try {
      file.setXref(readXref(file));
    } catch (error) {
      if (error instanceof ModuleMissingError) throw error;
      if (error instanceof LimitError && error.limit === 'time') throw error;
      // Without cross-references, there is no catalogue, and the file is repaired below.
    }
    // The catalogue may be in an encrypted object stream.
    await file.decrypt();
    if (!file.catalog.dict('Pages')) {
      file.repair();
      await file.decrypt();
    }
    if (!file.catalog.dict('Pages')) throw new Refusal('damaged');
    return file;
  }

  get trailer(): Dict {
    return this.xref.trailer;
  }

  get catalog(): Dict {
    return this.trailer.dict('Root') ?? new Dict(new Map(), this.resolve);
  }

  /** Searches the bytes for objects if the cross-references are unusable. */
  private repair(): void {
    this.repaired = true;
    this.cache.clear();
    this.objStreams.clear();
    this.setXref(lazyModule('repair').repair(this));
  }

  setXref(xref: Xref): void {
    this.xref = xref;
  }

  private async decrypt(): Promise<void> {
    const dict = this.decryption ? undefined : this.trailer.dict('Encrypt');
    if (!dict) return;
    const id = this.resolve(this.trailer.array('ID')?.[0]);
    const first = id instanceof PdfString ? id.bytes : new Uint8Array(0);
    // Few files are encrypted: this module is loaded only for them.
    const {unlock} = await import('./crypt/standard.ts');
    const decryption = await unlock(dict, first);
    if (!decryption) throw new Refusal('password');
    const ref = this.trailer.raw('Encrypt');
    this.cache.clear();
    this.objStreams.clear();
    if (ref instanceof Ref) this.cache.set(ref.num, dict);
    this.decryption = decryption;
    // Without cross-references, the numbers in encrypted object streams are known only now.
    if (this.repaired) this.repair();
  }

  resolve: Resolve = (object) => {
    let value = object ?? null;
    for (let i = 0; value instanceof Ref; i += 1) {
      if (i > MAX_REFS) return null;
      value = this.load(value);
    }
    return value;
  };

  load(ref: Ref): PdfObject {
    const known = this.cache.get(ref.num);
    if (known !== undefined) return known;
    if (this.loading.has(ref.num)) return null;
    this.loading.add(ref.num);
    try {
      const object = this.read(ref);
      this.cache.set(ref.num, object);
      return object;
    } finally {
      this.loading.delete(ref.num);
    }
  }

  private read(ref: Ref): PdfObject {
    const entry = this.xref.entries.get(ref.num);
    if (!entry) return null;
    if (entry.kind === 'packed') return this.objStreams.object(entry.stream, entry.index, ref.num);
    const object = this.objectAt(entry.offset + (this.repaired ? 0 : this.headerOffset), ref.num);
    if (object !== undefined) return object;
    if (this.repaired) return null;
    this.repair();
    return this.read(ref);
  }

  parser(pos: number, decrypt?: (bytes: Uint8Array) => Uint8Array): Parser {
    return new Parser(this.bytes, pos, {resolve: this.resolve, budget: this.budget, decrypt});
  }

  /** Reads the beginning of an indirect object, such as `12 0 obj`. @returns its numbers, and where its value begins */
  private objectHead(pos: number): {num: number; gen: number; start: number} | undefined {
    const parser = this.parser(pos);
    const [num, gen, keyword] = [parser.next(), parser.next(), parser.next()];
    if (typeof num !== 'number' || typeof gen !== 'number') return undefined;
    if (!(keyword instanceof Keyword) || !keyword.word.startsWith('obj')) return undefined;
    // The value may follow without a space.
    return {num, gen, start: parser.lexer.pos - (keyword.word.length - 'obj'.length)};
  }

  /** Returns the indirect object that begins at an offset; undefined if there is none, or a different one. */
  objectAt(pos: number, expected?: number): PdfObject | undefined {
    const head = this.objectHead(pos);
    if (!head || (expected !== undefined && head.num !== expected)) return undefined;
    const {num, gen, start} = head;
    const {decryption} = this;
    const parser = this.parser(
      start,
      decryption && ((bytes) => decryption.strings(bytes, num, gen)),
    );
    const object = parser.next();
    if (object instanceof Keyword) return null;
    if (!(object instanceof Dict)) return object;
    const raw = streamBytes(this.bytes, parser.lexer, object);
    return raw ? new Stream(object, raw, new Ref(num, gen)) : object;
  }

  /** The decoded content of a stream; undefined for pictures and unknown filters. */
  decoded(stream: Stream): Uint8Array | undefined {
    const {raw, dict, ref} = stream;
    const {decryption} = this;
    // Repeated reading counts each time.
    this.budget.addBytes(raw.length);
    const type = dict.name('Type');
    const plain = !decryption || type === 'XRef' || (type === 'Metadata' && !decryption.metadata);
    return decode(plain ? raw : decryption.streams(raw, ref.num, ref.gen), dict, this.budget);
  }

  /** Whether an object is in an object stream. */
  isCompressed(num: number): boolean {
    return this.xref.entries.get(num)?.kind === 'packed';
  }
}
