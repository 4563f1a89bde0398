/** What `npm run check` prints. */
import type {Finding} from './finding';

/** In the order in which help names them; the first is the default. */
export const FORMATS = ['text', 'github', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const wordsOf = ({subject, message}: Finding) => (subject ? `${subject}: ${message}` : message);

/** For people: a paragraph a file, a line a finding, and how many there are. */
function text(findings: Finding[], checked: number): string {
  const files = [...new Set(findings.map(({file}) => file))];
  const paragraphs = files.map((file) =>
    [
      file,
      ...findings
        .filter((finding) => finding.file === file)
        .map((finding) => {
          const {line, column = 1, level, rule} = finding;
          const place = `${line}:${column}`.padEnd(8);
          return `  ${place} ${level.padEnd(6)}  ${wordsOf(finding)}  (${rule})`;
        }),
    ].join('\n'),
  );
  return [...paragraphs, summary(findings, checked)].join('\n\n');
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** One line: how many files, errors and pieces of advice. */
function summary(findings: Finding[], checked: number): string {
  const errors = findings.filter(({level}) => level === 'error').length;
  const advice = findings.length - errors;
  const fixable = findings.filter(({fix, rewrite}) => fix ?? rewrite).length;
  return [
    `${count(checked, 'file')} checked: ${count(errors, 'error')}, ${count(advice, 'piece')} of advice.`,
    ...(fixable > 0 ? [`npm run check -- --fix can fix ${fixable}.`] : []),
  ].join(' ');
}

/** For a pull request: an annotation on each line. Source: GitHub's "Workflow commands". */
function github(findings: Finding[], checked: number): string {
  const data = (value: string) =>
    value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const annotations = findings.map((finding) => {
    const {file, line, column = 1, level, rule} = finding;
    const command = level === 'error' ? 'error' : 'notice';
    const place = `file=${property(file)},line=${line},col=${column}`;
    return `::${command} ${place},title=${property(rule)}::${data(wordsOf(finding))}`;
  });
  return [...annotations, summary(findings, checked)].join('\n');
}

/** For programs: the findings as they are, and the number of files. */
function json(findings: Finding[], checked: number): string {
  return JSON.stringify({checked, findings}, null, 2);
}

const PRINT: Record<Format, (findings: Finding[], checked: number) => string> = {
  text,
  github,
  json,
};

/** The findings in one of the formats. */
export function format(findings: Finding[], checked: number, as: Format): string {
  return PRINT[as](findings, checked);
}
