/** Finds things in the built pages as a reader would: by heading, by text, by where a link leads. */
import type {CheerioAPI} from 'cheerio';

export type Part = ReturnType<CheerioAPI>;

/** White space as a reader meets it. */
export const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of each element. */
export const textsOf = (part: Part) => part.get().map((_, index) => folded(part.eq(index).text()));
