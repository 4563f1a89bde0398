/** A structure element: ISO 32000-1, 14.7.2. */
import type {Dict} from '../objects.ts';
import {text} from '../strings.ts';
import type {Role} from './types.ts';

/** A part of a page that belongs to an element. */
export type Content =
  | {kind: 'marked'; mcid: number; page: number; stream: number | undefined}
  | {kind: 'object'; num: number; dict: Dict; page: number};

export class StructElement {
  kids: StructElement[] = [];
  readonly content: Content[] = [];
  /** The first words of its text, collected while the pages are read. */
  ownText = '';

  constructor(
    readonly dict: Dict,
    readonly type: string,
    readonly role: Role,
    readonly parent: StructElement | undefined,
    /** Object number of its page, or of an ancestor's page; 0 if there is none. */
    readonly page: number,
    /** Its language, or that of an ancestor. */
    readonly lang: string | undefined,
  ) {}

  /** The standard type that it maps to. */
  get standard(): string | undefined {
    return this.role.standard;
  }

  /** Its alternative text; empty if it has none, or only white space. */
  get alternative(): string {
    return this.text('Alt')?.trim() ?? '';
  }

  text(key: 'Alt' | 'ActualText' | 'E' | 'T' | 'Lang' | 'ID'): string | undefined {
    return text(this.dict.string(key));
  }
}
