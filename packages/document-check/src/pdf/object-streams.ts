/** Reads objects in object streams: ISO 32000-1, 7.5.7. */
import {Keyword, Ref, Stream} from './objects.ts';
import type {Dict, PdfObject} from './objects.ts';
import {Parser} from './parser.ts';
import type {PdfSource} from './source.ts';

interface ObjectStream {
  numbers: number[];
  offsets: number[];
  data: Uint8Array;
}

export class ObjectStreams {
  private readonly read = new Map<number, ObjectStream>();

  constructor(private readonly file: PdfSource) {}

  clear(): void {
    this.read.clear();
  }

  /** Numbers of the objects in a stream. */
  numbers(num: number): number[] {
    return this.stream(num)?.numbers ?? [];
  }

  private parser(data: Uint8Array, pos: number): Parser {
    const {resolve, budget} = this.file;
    return new Parser(data, pos, {resolve, budget});
  }

  private stream(num: number): ObjectStream | undefined {
    const known = this.read.get(num);
    if (known) return known;
    // An object stream inside an object stream would cause endless recursion.
    const stream = this.file.isCompressed(num) ? null : this.file.load(new Ref(num, 0));
    if (!(stream instanceof Stream)) return undefined;
    const data = this.file.decoded(stream);
    if (!data) return undefined;
    const packed = this.withObjects(stream.dict, data);
    this.read.set(num, packed);
    return packed;
  }

  /** Reads which objects are in a stream, and where: pairs of numbers at its beginning. */
  private withObjects(dict: Dict, data: Uint8Array): ObjectStream {
    const first = dict.number('First') ?? 0;
    const count = dict.number('N') ?? 0;
    const parser = this.parser(data, 0);
    const packed: ObjectStream = {numbers: [], offsets: [], data};
    for (let i = 0; i < count; i += 1) {
      const [num, offset] = [parser.next(), parser.next()];
      if (typeof num !== 'number' || typeof offset !== 'number') break;
      packed.numbers.push(num);
      packed.offsets.push(first + offset);
    }
    return packed;
  }

  /** Returns an object of an object stream. @param index position of the object in the cross-references */
  object(stream: number, index: number, num: number): PdfObject {
    const packed = this.stream(stream);
    if (!packed) return null;
    const at = packed.numbers[index] === num ? index : packed.numbers.indexOf(num);
    const offset = packed.offsets[at];
    if (offset === undefined) return null;
    const object = this.parser(packed.data, offset).next();
    return object instanceof Keyword ? null : object;
  }
}
