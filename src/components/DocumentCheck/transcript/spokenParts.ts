/** What is spoken of a line, by language. */
import type {Line} from './lines';
import type {SpokenPart} from './speaker';

/** Returns the parts of a line. What is silent is silent here too. Adjacent ones in the same language are one. @param own language of the words of the screen reader @param ofDocument language of text that names none */
export function spokenParts({parts}: Line, own: string, ofDocument = own): SpokenPart[] {
  const spoken: SpokenPart[] = [];
  const add = (text: string, language: string) => {
    const last = spoken.at(-1);
    if (text === '') return;
    if (last && last.text !== '' && last.language === language) last.text += `, ${text}`;
    else spoken.push({text, language});
  };
  for (const {item, before, after} of parts) {
    if (item.kind === 'silence') {
      spoken.push({text: '', language: own});
      continue;
    }
    add(before, own);
    add(item.text, item.language ?? ofDocument);
    add(after, own);
  }
  return spoken;
}

export const languagesIn = (
  lines: readonly Line[],
  own: string,
  ofDocument?: string,
): Set<string> =>
  new Set(
    lines.flatMap((line) => spokenParts(line, own, ofDocument).map(({language}) => language)),
  );
