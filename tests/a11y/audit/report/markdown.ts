/** The summary of an audit as Markdown, for a step of continuous integration. */
import type {Audit} from './audit';
import {failuresOf, isOpen} from './counts';
import {figuresOf} from './figures';
import {placesOf} from './places';

/** What a page can hold before nobody reads it. */
const MOST_ROWS = 50;

export function asMarkdown(audit: Audit): string {
  const failures = failuresOf(audit);
  const violations = placesOf(audit.findings.filter(isOpen));
  return `${[
    '# Accessibility audit',
    failures.length > 0 ? '**The audit fails.**' : '**The audit is passed.**',
    table(['', ''], figuresOf(audit)),
    ...(failures.length > 0
      ? ['## What fails', failures.map((line) => `- ${escaped(line)}`).join('\n')]
      : []),
    ...(violations.length > 0
      ? [
          '## Violations',
          table(
            ['Rule', 'Pages', 'Element', 'What is wrong'],
            violations
              .slice(0, MOST_ROWS)
              .map(({engine, rule, pages, selector, message}) => [
                `${engine}: ${rule}`,
                pages.join(' '),
                selector,
                message,
              ]),
          ),
        ]
      : []),
    ...(violations.length > MOST_ROWS
      ? [`And ${violations.length - MOST_ROWS} more, in index.html.`]
      : []),
  ].join('\n\n')}\n`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A cell is one line, and nothing of a page may become markup. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|<>*_`[\]]/g, String.raw`\$&`);
}
