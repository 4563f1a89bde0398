/** A performance as Markdown. */
import type {Performance} from './perform';
import {widthOf} from './task';

export function fileNameOf({task, browser}: Performance): string {
  return `${task.id}.${browser}.md`;
}

export function asTranscript({task, browser, steps}: Performance): string {
  const page = `${task.route} at ${widthOf(task)} px, in ${browser}`;
  const sections = steps.map(({does, said, broken}) => {
    const faults = broken.map((fault) => `**Broken:** ${escaped(fault)}`);
    const lines = [...(said.length > 0 ? said.map(escaped) : ['(nothing)']), ...faults];
    return `\n## ${does}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
  });
  return `# ${task.title}\n\n${page}\n${sections.join('')}`;
}

/** Spoken words may look like Markdown. */
function escaped(line: string): string {
  return line.replace(/[\\`*_<>[\]#]/g, '\\$&');
}
