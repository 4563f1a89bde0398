/** The output formats of `npm run check`. */
import {count} from '../command-line';
import type {Finding} from './finding';

/** The first is the default. */
export const FORMATS = ['text', 'github'] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the message of a finding, preceded by its block. */
export const messageOf = ({subject, message}: Pick<Finding, 'subject' | 'message'>) =>
  `${subject ? `${subject}: ` : ''}${message}`;

/** Returns a paragraph for each file, with a line for each finding. */
function text(findings: readonly Finding[]): string[] {
  const files = [...new Set(findings.map(({file}) => file))];
  return files.map((file) => {
    const lines = findings
      .filter((finding) => finding.file === file)
      .map((finding) => {
        const place = `${finding.line}:${finding.column ?? 1}`.padEnd(8);
        return `  ${place} ${finding.level.padEnd(6)}  ${messageOf(finding)}  (${finding.rule})`;
      });
    return [file, ...lines, ''].join('\n');
  });
}

/** Returns annotations for the lines of a pull request. Source: GitHub's "Workflow commands". */
function github(findings: readonly Finding[]): string[] {
  const data = (value: string) =>
    value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return findings.map((finding) => {
    const {file, line, column = 1, level, rule} = finding;
    const place = `file=${property(file)},line=${line},col=${column}`;
    const command = level === 'error' ? 'error' : 'notice';
    return `::${command} ${place},title=${property(rule)}::${data(messageOf(finding))}`;
  });
}

export function format(
  findings: readonly Finding[],
  checked: number,
  outputFormat: Format,
): string {
  const errors = findings.filter(({level}) => level === 'error').length;
  const advice = findings.length - errors;
  const summary = `${count(checked, 'page')} checked: ${count(errors, 'error')}, ${count(advice, 'piece')} of advice.`;
  return [...(outputFormat === 'text' ? text(findings) : github(findings)), summary].join('\n');
}
