/** A performance as Markdown, to be kept and compared: nothing of the clock or the machine. */
import type {HeardStep, Performance} from './perform';
import {widthOf} from './task';

export function fileNameOf({task, browser}: Performance): string {
  return `${task.id}.${browser}.md`;
}

/** @param toKeep whether to leave out what the next run would not say again */
export function asTranscript({task, browser, steps}: Performance, toKeep: boolean): string {
  const page = `${task.route} at ${widthOf(task)} px, in ${browser}`;
  const sections = steps.map((step) => asSection(step, toKeep));
  return `# ${task.title}\n\n${page}\n${sections.join('')}`;
}

function asSection({does, said, varies, broken}: HeardStep, toKeep: boolean): string {
  const words = varies && toKeep ? ['(what is said depends on the clock)'] : said;
  const lines = (words.length > 0 ? words : ['(nothing)']).map((line) => `- ${escaped(line)}\n`);
  const faults = broken.map((fault) => `- **Broken:** ${escaped(fault)}\n`);
  return `\n## ${does}\n\n${[...lines, ...faults].join('')}`;
}

/** Spoken words may look like Markdown. */
function escaped(line: string): string {
  return line.replace(/[\\`*_<>[\]#]/g, '\\$&');
}
