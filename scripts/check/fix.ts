import {readFileSync, writeFileSync} from 'node:fs';
import type {Finding} from './finding';
import {tidyMarkdown} from './rules/markdown';

/** Returns lines in which each finding's `find` is replaced, if it occurs exactly once on the finding's line. */
function withFixes(text: string, findings: readonly Finding[]): string {
  const lines = text.split('\n');
  for (const {fix, line} of findings) {
    const parts = fix && lines[line - 1]?.split(fix.find);
    if (fix && parts?.length === 2) lines[line - 1] = parts.join(fix.replacement);
  }
  return lines.join('\n');
}

/**
 * Writes the fixes that are always right; everything else stays byte for byte.
 *
 * @param files the pages that were checked
 * @returns the files that changed
 */
export async function fixFiles(
  files: readonly string[],
  findings: readonly Finding[],
): Promise<string[]> {
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const own = findings.filter((finding) => finding.file === file);
    const fixed = tidyMarkdown(withFixes(text, own));
    if (fixed !== text) writeFileSync(file, fixed);
    return fixed !== text;
  });
  return [...changed, ...(await formatted('sidebars.ts'))];
}

/** Formats a file as lint wants it. Returns it if it changed. */
async function formatted(file: string): Promise<string[]> {
  const {format, resolveConfig} = await import('prettier');
  const text = readFileSync(file, 'utf8');
  const changed = await format(text, {...(await resolveConfig(file)), filepath: file});
  if (changed === text) return [];
  writeFileSync(file, changed);
  return [file];
}
