import type {Problem} from '../problem';
import {TAGS} from './tags';
import {VALUES} from './values';

/** What the MDX parser throws (a VFileMessage), as far as it is used here. */
export interface SyntaxFault {
  message: string;
  line?: number | null;
}

/** The parser's fault in a writer's words, on the line to look at. The first explanation that fits counts. */
export function explainSyntax(fault: SyntaxFault, source: string): Problem {
  const lines = source.split('\n');
  const place = {line: fault.line ?? lines.length, lines};
  for (const [sentence, explain] of [...TAGS, ...VALUES]) {
    const match = sentence.exec(fault.message);
    const explained = match && explain(match, place);
    if (explained) return {line: place.line, ...explained};
  }
  return {line: place.line, message: `This cannot be read as MDX: ${fault.message}`};
}
