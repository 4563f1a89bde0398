import type {Block, Prop} from '../page/block';
import type {TextPair} from './blocks';
import type {Mistake} from './problem';

/** Compares what a component is told in a translation with what it is told in English. */
export function propMistakes(
  english: Block,
  translated: Block,
): {mistakes: Mistake[]; texts: TextPair[]} {
  const block = `<${english.name}>`;
  const mistakes: Mistake[] = [];
  const texts: TextPair[] = [];
  for (const prop of english.props) {
    const there = translated.props.find(({name}) => name === prop.name);
    const other = there ? undefined : renamed(prop, english, translated);
    if (other) {
      mistakes.push({
        line: other.line,
        message: `${other.name} of ${block} must be ${prop.name}: names of props are not translated.`,
      });
    } else if (!there) {
      mistakes.push({
        line: translated.line,
        message: `${block} lacks ${written(prop)}. Add it as in English${prop.texts.length > 0 ? ', translated' : ''}.`,
      });
    } else if (prop.texts.length > 0) {
      mistakes.push(...wordMistakes(block, prop, there));
      texts.push(
        ...prop.texts.flatMap((text, index) => {
          const other = there.texts[index];
          return other ? [{english: text, translated: other}] : [];
        }),
      );
    } else if (plain(prop.value) !== plain(there.value)) {
      mistakes.push({
        line: there.line,
        message: `${written(there)} of ${block} must stay ${written(prop)}, as in English.${localised(prop, there)}`,
      });
    }
  }
  const added = translated.props.filter(
    (prop) =>
      !english.props.some(({name}) => name === prop.name) &&
      !english.props.some((one) => renamed(one, english, translated) === prop),
  );
  for (const prop of added) {
    mistakes.push({
      line: prop.line,
      message: `${block} has ${written(prop)}, which is not in English. Take it out.`,
    });
  }
  return {mistakes, texts};
}

/** The prop that stands for one that is missing: it has its value, and English does not know it. */
function renamed(missing: Prop, english: Block, translated: Block): Prop | undefined {
  if (translated.props.some(({name}) => name === missing.name)) return undefined;
  return translated.props.find(
    ({name, value}) =>
      plain(value) === plain(missing.value) && !english.props.some((prop) => prop.name === name),
  );
}

/** The number of words to translate must stay, and none may be empty. */
function wordMistakes(block: string, english: Prop, translated: Prop): Mistake[] {
  const {line, name, texts} = translated;
  if (texts.length !== english.texts.length) {
    const message = `"${name}" of ${block} has ${texts.length}, English ${english.texts.length}: ${english.value}. Translate each.`;
    return [{line, message}];
  }
  return texts.some(({words}) => words.trim() === '')
    ? [{line, message: `"${name}" of ${block} is empty. English has ${english.value}.`}]
    : [];
}

const plain = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

function written({name, value}: Prop): string {
  if (value === '{true}') return name;
  return value.startsWith('{') ? `${name}=${value}` : `${name}="${value}"`;
}

/** A word more for the mistake that suggests itself. */
function localised(english: Prop, translated: Prop): string {
  return english.value.startsWith('/') && translated.value.endsWith(english.value)
    ? ' The site leads to the page in the right language by itself.'
    : '';
}
