/** Tracks marked content, to find the structure element of each part of a page: ISO 32000-1, 14.6. */
import type {Dict} from '../objects.ts';
import type {StructElement} from '../structure/element.ts';

/** A marked content sequence that is open. */
export interface Mark {
  tag: string;
  /** Its MCID, if it is in the page's own content. */
  mcids: [number] | undefined;
  properties: Dict | undefined;
  element: StructElement | undefined;
  artifact: boolean;
  lang: string | undefined;
  /** Identifies marked content of an element in the document: its page or form XObject, and its MCID. */
  id?: string | undefined;
  /** The sequence around it. */
  outer?: Mark | undefined;
}

/** What the marked content around a piece of content determines for it. */
export interface Surroundings {
  /** The nearest structure element. */
  element: StructElement | undefined;
  artifact: boolean;
  lang: string | undefined;
  /** The innermost marked content sequence. */
  mark?: Mark | undefined;
}

export const NOTHING_AROUND: Surroundings = {element: undefined, artifact: false, lang: undefined};

/** The open sequences of one content stream. */
export class MarkStack {
  private readonly marks: Mark[] = [];
  private readonly around: Surroundings[];

  constructor(outside: Surroundings) {
    this.around = [outside];
  }

  /** The surroundings of what comes next. */
  get current(): Surroundings {
    return this.around.at(-1) ?? NOTHING_AROUND;
  }

  push(mark: Mark): void {
    const outside = this.current;
    mark.outer = outside.mark;
    this.marks.push(mark);
    this.around.push({
      element: mark.element ?? outside.element,
      artifact: outside.artifact || mark.artifact,
      lang: mark.lang ?? mark.element?.lang ?? outside.lang,
      mark,
    });
  }

  pop(): void {
    if (this.marks.pop()) this.around.pop();
  }
}
