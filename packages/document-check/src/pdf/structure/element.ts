/** A structure element: ISO 32000-1, 14.7.2. */
import {asDict, asList, Name} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {text} from '../strings.ts';
import type {Role} from './types.ts';

/** A part of a page that belongs to an element. */
export type Content =
  | {kind: 'marked'; mcid: number; page: number; stream: number | undefined}
  | {kind: 'object'; num: number; dict: Dict; page: number};

export class StructElement {
  readonly kids: StructElement[] = [];
  readonly content: Content[] = [];
  /** First words, gathered while the pages are read. */
  words = '';

  constructor(
    readonly dict: Dict,
    readonly type: string,
    readonly role: Role,
    readonly parent: StructElement | undefined,
    /** Number of the page object it is on, its own or an ancestor's; 0 where nothing says. */
    readonly page: number,
    /** Its language, or that of an ancestor. */
    readonly lang: string | undefined,
  ) {}

  /** The standard type that it maps to. */
  get standard(): string | undefined {
    return this.role.standard;
  }

  text(key: 'Alt' | 'ActualText' | 'E' | 'T' | 'Lang'): string | undefined {
    return text(this.dict.string(key));
  }

  get id(): string | undefined {
    return text(this.dict.string('ID'));
  }

  /** Every attribute dictionary, its own before those of its classes. */
  attributes(classMap: Dict | undefined): Dict[] {
    const {dict} = this;
    const own = asList(dict.get('A'));
    const classes = asList(dict.get('C')).flatMap((name) => {
      const value = dict.resolve(name);
      return value instanceof Name ? asList(classMap?.get(value.value)) : [];
    });
    return [...own, ...classes].flatMap((entry) => asDict(dict.resolve(entry)) ?? []);
  }
}
