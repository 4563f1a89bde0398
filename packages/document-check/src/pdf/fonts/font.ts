/** A font of a document: how its strings split into codes, what the codes mean, and which were used. */
import type {PdfFile} from '../file.ts';
import {asDict, Stream} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {latin} from '../strings.ts';
import {lazyModule} from '../lazy.ts';
import {identityCMap, parseCMap} from './cmap.ts';
import type {CMap} from './cmap.ts';
import {baseOf, differencesOf, MAC_ROMAN_CHARACTERS, WIN_ANSI_CHARACTERS} from './encoding.ts';
import type {Encoding, IsListed} from './encoding.ts';
import {programOf} from './program.ts';
import type {Program} from './program.ts';

/** Collections whose characters are known without a map. */
const KNOWN_COLLECTION = /^Adobe-(?:GB1|CNS1|Japan1|Korea1|KR)$/;

const CHARACTERS = new Map([
  ['WinAnsiEncoding', WIN_ANSI_CHARACTERS],
  ['MacRomanEncoding', MAC_ROMAN_CHARACTERS],
]);

const predefinedCMap = (name: string): CMap =>
  name.startsWith('Identity') ? identityCMap() : lazyModule('cmaps').predefinedCMap(name);

/** The predefined encodings have no character before the space. */
const FIRST_CHARACTER = 32;

export class Font {
  readonly subtype: string;
  readonly name: string;
  readonly descriptor: Dict | undefined;
  /** The CIDFont of a composite font. */
  readonly descendant: Dict | undefined;
  /** Code that was shown → whether it was also visible. */
  readonly used = new Map<number, boolean>();
  /** Page of the first use. */
  page: number | undefined;
  rendered = false;
  private readonly unicodeMap: CMap | undefined;
  readonly cmap: CMap | undefined;
  /** Its embedded program, after `loadProgram` was called. */
  program: Program | undefined;
  private encodingCache: Encoding | undefined;

  constructor(
    readonly dict: Dict,
    private readonly file: PdfFile,
  ) {
    this.subtype = dict.name('Subtype') ?? '';
    const descendants = dict.array('DescendantFonts');
    this.descendant = this.composite ? asDict(dict.resolve(descendants?.[0])) : undefined;
    this.name = (this.descendant ?? dict).name('BaseFont') ?? dict.name('Name') ?? '';
    this.descriptor = (this.descendant ?? dict).dict('FontDescriptor');
    this.unicodeMap = this.readMap('ToUnicode');
    this.cmap = this.composite ? this.encodingMap() : undefined;
  }

  get composite(): boolean {
    return this.subtype === 'Type0';
  }

  get symbolic(): boolean {
    return ((this.descriptor?.number('Flags') ?? 0) & 4) !== 0;
  }

  get subset(): boolean {
    return /^[A-Z]{6}\+/.test(this.name);
  }

  /** The stream of the font program. */
  get fontFile(): Stream | undefined {
    const {descriptor} = this;
    return (
      descriptor?.stream('FontFile') ??
      descriptor?.stream('FontFile2') ??
      descriptor?.stream('FontFile3')
    );
  }

  /** Whether its encoding replaces the names of some codes. */
  private get hasDifferences(): boolean {
    return this.dict.dict('Encoding')?.has('Differences') ?? false;
  }

  /** Whether glyph names determine the text of its codes. */
  get usesGlyphNames(): boolean {
    if (this.composite) return false;
    const isTrueType =
      this.subtype === 'TrueType' &&
      this.program?.format !== 'cff' &&
      this.program?.format !== 'type1';
    const isPlain = this.symbolic || CHARACTERS.has(baseOf(this.dict) ?? '');
    return !isTrueType || this.hasDifferences || !isPlain;
  }

  /** Loads the embedded program. Before, codes that no encoding names have the names of StandardEncoding. */
  async loadProgram(): Promise<void> {
    this.program = await programOf(this.fontFile, this.file);
    this.encodingCache = undefined;
  }

  get encoding(): Encoding {
    if (!this.encodingCache) {
      const {program} = this;
      const builtIn = program && program.format !== 'truetype' ? program.encoding : undefined;
      this.encodingCache = lazyModule('names').encodingOf(this.dict, builtIn);
    }
    return this.encodingCache;
  }

  private readMap(key: string): CMap | undefined {
    const stream = this.dict.stream(key);
    const bytes = stream && this.file.decoded(stream);
    return bytes && parseCMap(bytes, this.file.budget);
  }

  private encodingMap(): CMap {
    const encoding = this.dict.get('Encoding');
    if (encoding instanceof Stream) {
      const map = this.readMap('Encoding');
      if (map?.uses !== undefined && map.spaces.length === 0) {
        for (const space of predefinedCMap(map.uses).spaces) map.spaces.push(space);
      }
      if (map) return map;
    }
    return predefinedCMap(this.dict.name('Encoding') ?? 'Identity-H');
  }

  /** Splits a shown string into codes. */
  codes(bytes: Uint8Array): readonly number[] | Uint8Array {
    if (!this.cmap) return bytes;
    this.file.budget.step(bytes.length * (1 + (this.cmap.spaces.length >> 4)));
    return this.cmap.codes(bytes);
  }

  /** The glyph name of a code; only of a simple font. */
  nameOf(code: number): string | undefined {
    return this.encoding.get(code);
  }

  /** The text of a code by the ToUnicode map alone. */
  mapped(code: number): string | undefined {
    return this.unicodeMap?.characters.get(code);
  }

  /** Returns every glyph name that rules check: of codes that were used, and in Differences. */
  namesUsed(): string[] {
    if (!this.usesGlyphNames) return [];
    const used = [...this.used.keys()].flatMap((code) => this.nameOf(code) ?? []);
    return [...used, ...differencesOf(this.dict.dict('Encoding')).values()];
  }

  /**
   * The text of a code: empty if it has one that is not known here, undefined if nothing determines it.
   * @param isListed returns whether a glyph name that is not understood is in the Adobe Glyph List
   */
  unicode(code: number, isListed: IsListed = () => false): string | undefined {
    const mapped = this.mapped(code);
    if (mapped !== undefined) return mapped;
    if (this.unicodeMap?.name?.startsWith('Identity')) return String.fromCharCode(code);
    if (this.composite) return this.hasKnownCollection() ? '' : undefined;
    return this.predefinedCharacter(code) ?? this.characterOfName(code, isListed);
  }

  private hasKnownCollection(): boolean {
    const info = this.descendant?.dict('CIDSystemInfo');
    const part = (key: string) => latin(info?.string(key)?.subarray(0, 100) ?? new Uint8Array());
    return KNOWN_COLLECTION.test(`${part('Registry')}-${part('Ordering')}`);
  }

  private predefinedCharacter(code: number): string | undefined {
    if (this.hasDifferences || code < FIRST_CHARACTER) return undefined;
    return CHARACTERS.get(baseOf(this.dict) ?? '')?.[code];
  }

  private characterOfName(code: number, isListed: IsListed): string | undefined {
    const hasNames = this.usesGlyphNames && !(this.subtype === 'TrueType' && this.symbolic);
    const name = hasNames ? this.nameOf(code) : undefined;
    if (name === undefined) return undefined;
    return lazyModule('names').unicodeOfName(name) ?? (isListed(name) ? '' : undefined);
  }

  /** Records that a string was shown. */
  recordUse(bytes: Uint8Array, drawn: boolean, page: number): void {
    this.page ??= page;
    if (drawn) this.rendered = true;
    for (const code of this.codes(bytes)) {
      if (drawn || !this.used.has(code)) this.used.set(code, drawn);
    }
  }

  /** Returns the text of a shown string, as far as it is known. */
  text(bytes: Uint8Array): string {
    let text = '';
    for (const code of this.codes(bytes)) text += this.unicode(code) ?? '';
    return text;
  }
}
