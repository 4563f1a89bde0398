/** Every rule as a row of Markdown, for the README. */
import {standardsOf} from './group-findings.ts';
import {kindOf} from './rules/kinds.ts';
import {RULES} from './rules/index.ts';
import {documentTranslator} from './words/index.ts';

const HEADER_ROWS = ['| Rule | Kind | What is reported | Standards |', '|---|---|---|---|'];

/** Returns the table, a line for each rule. */
export function rulesTable(): string {
  const say = documentTranslator();
  const rows = [...RULES.keys()].map((id) => {
    const [sentence = ''] = say(`rule.${id}`).split('|');
    const kind = say(`kind.${kindOf(id)}`);
    return `| \`${id}\` | ${kind} | ${sentence} | ${standardsOf(id, RULES).join('; ')} |`;
  });
  return [...HEADER_ROWS, ...rows].join('\n');
}
