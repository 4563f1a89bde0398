/** Every rule as a row of Markdown, for the README. */
import {standardsOf} from './group-findings.ts';
import {RULES} from './rules/index.ts';
import {documentTranslator} from './messages/index.ts';

const HEADER_ROWS = ['| Rule | Kind | What is reported | Standards |', '|---|---|---|---|'];

export function rulesTable(): string {
  const t = documentTranslator();
  const rows = [...RULES.values()].map(({id, kind: kindId}) => {
    const sentence = t(`rule.${id}`, {count: 1});
    const kind = t(`kind.${kindId}`);
    return `| \`${id}\` | ${kind} | ${sentence} | ${standardsOf(id, RULES).join('; ')} |`;
  });
  return [...HEADER_ROWS, ...rows].join('\n');
}
