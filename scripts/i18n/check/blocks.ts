import {capital} from '../../../src/capital';
import {walk, type Block} from '../page/block';
import {align} from './align';
import {inlineMistakes} from './inlines';
import {quoted, type Mistake} from './problem';
import {propMistakes} from './props';

/** Two texts that say the same, the English one and its translation. */
export interface TextPair {
  english: {words: string; line: number};
  translated: {words: string; line: number; where: string};
}

export interface Compared {
  mistakes: Mistake[];
  texts: TextPair[];
}

/**
 * Compares the blocks of a translation with those of its English page.
 * @param start line that a block missing at the very beginning is reported at
 */
export function compareBlocks(
  english: readonly Block[],
  translated: readonly Block[],
  start: number,
): Compared {
  const parts = align(english, translated).map((pair): Compared => {
    switch (pair.kind) {
      case 'missing': {
        const {line} = pair.english;
        return onlyMistake(
          pair.after?.line ?? start,
          `After this, ${describe(pair.english)} of the English page (line ${line}) is missing. Add it.`,
        );
      }
      case 'extra':
        return onlyMistake(
          pair.translated.line,
          `${capital(describe(pair.translated))} is not in the English page. Take it out, or join it with the one before.`,
        );
      case 'moved':
        return {
          ...onlyMistake(
            pair.translated.line,
            `${capital(describe(pair.translated))} stands at another place than in the English page (line ${pair.english.line}). Move it there.`,
          ),
          texts: comparePair(pair.english, pair.translated).texts,
        };
      case 'renamed':
        return onlyMistake(pair.translated.line, renamed(pair.english, pair.translated));
      case 'same':
        return comparePair(pair.english, pair.translated);
    }
  });
  return {
    mistakes: parts.flatMap(({mistakes}) => mistakes),
    texts: parts.flatMap(({texts}) => texts),
  };
}

function comparePair(english: Block, translated: Block): Compared {
  const props = propMistakes(english, translated);
  const inside = compareBlocks(english.children, translated.children, translated.line);
  const mistakes = [
    ...idMistakes(english, translated),
    ...props.mistakes,
    ...inlineMistakes(english, translated),
    ...inside.mistakes,
  ];
  const own = [
    ...props.texts,
    ...(english.text && translated.text
      ? [{english: english.text, translated: translated.text}]
      : []),
  ];
  if (english.text && !translated.text) {
    const words = quoted(english.text.words);
    mistakes.push({
      line: translated.line,
      message: `The words of ${describe(translated)} are missing. English has ${words}.`,
    });
  }
  return {mistakes, texts: [...own, ...inside.texts]};
}

function idMistakes({id}: Block, translated: Block): Mistake[] {
  if (id === translated.id) return [];
  const {line} = translated;
  if (id === undefined) {
    return [
      {line, message: `Take {#${translated.id ?? ''}} away: this heading has no id in English.`},
    ];
  }
  const found = translated.id === undefined ? 'has no id' : `has the id {#${translated.id}}`;
  const message = `This heading ${found}, so links to it break. End it with {#${id}}, as in English.`;
  return [{line, message}];
}

const nameOf = ({name, isComponent}: Block) => (isComponent ? `<${name}>` : name);

function describe(block: Block): string {
  const [words] = [...walk([block])].flatMap(({text}) => text?.words ?? []);
  const name = block.isComponent ? `the block ${nameOf(block)}` : `the ${block.name}`;
  return words === undefined ? name : `${name} ${quoted(words)}`;
}

function renamed(english: Block, translated: Block): string {
  const is = nameOf(translated);
  const should = nameOf(english);
  return english.isComponent && translated.isComponent
    ? `${is} must be ${should}: names of blocks are not translated.`
    : `Here stands a ${is}, but in English (line ${english.line}) a ${should}.`;
}
const onlyMistake = (line: number, message: string): Compared => ({
  mistakes: [{line, message}],
  texts: [],
});
