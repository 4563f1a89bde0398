import type {Block, Inline} from '../page/block';
import {without} from '../without';
import type {Mistake} from './problem';

interface Kind {
  name: string;
  wrong: (is: string, should: string) => string;
  /** How it is written, with its value. */
  write: (value: string) => string;
}

const link = (value: string) => `[words](${value})`;
const picture = (value: string) => `![what it shows](${value})`;

const KINDS: Record<Inline['kind'], Kind> = {
  link: {
    name: 'link to',
    wrong: (is, should) =>
      is === ''
        ? `A link has lost its address. Write ${link(should)}, as in English.`
        : `A link leads to ${is}; in English it leads to ${should}. Addresses are not translated.${is.endsWith(should) ? ' The site adds the language by itself.' : ''}`,
    write: link,
  },
  image: {
    name: 'picture',
    wrong: (is, should) =>
      is === ''
        ? `The picture has lost its address. Write ${picture(should)}, as in English.`
        : `The picture ${is} must be ${should}, as in English.`,
    write: picture,
  },
  code: {
    name: 'code',
    wrong: (is, should) => `${is} must be ${should}: code is not translated.`,
    write: (value) => `\`${value}\``,
  },
  placeholder: {
    name: 'placeholder',
    wrong: (is, should) =>
      `${is} must be ${should}: what stands between { and } is filled in later and is not translated.`,
    write: (value) => value,
  },
};

const valueOf = ({value}: Inline) => value;

/** Compares links, pictures, code and placeholders of two texts; their order may differ. */
export function inlineMistakes(english: Block, translated: Block): Mistake[] {
  return (Object.keys(KINDS) as Inline['kind'][]).flatMap((kind) => {
    const {name, wrong, write} = KINDS[kind];
    const of = (block: Block) => block.inlines.filter((inline) => inline.kind === kind);
    const missing = without(of(english), of(translated), valueOf);
    const extra = without(of(translated), of(english), valueOf);
    const changed = missing.slice(0, extra.length).map((inline, index): Mistake => {
      const is = extra[index];
      return {
        line: is?.line ?? translated.line,
        message: wrong(is?.value ?? '', inline.value),
      };
    });
    return [
      ...changed,
      ...missing.slice(extra.length).map(({value}) => ({
        line: translated.text?.line ?? translated.line,
        message: `The ${name} ${value} is missing here; English has it. Write ${write(value)} where it belongs.`,
      })),
      ...extra.slice(missing.length).map(({value, line}) => ({
        line,
        message: `The ${name} ${value} is not in the English text. Take it out.`,
      })),
    ];
  });
}
