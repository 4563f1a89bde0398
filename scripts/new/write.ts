/** What a plan for something new is, and how it becomes files. */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Plan {
  /** Path below the root → its new text. */
  files: Record<string, string>;
  /** Files that go. */
  removed?: string[];
  /** What the writer does next, a sentence each. */
  next: string[];
}

/** Writes a plan's files. */
export function write(root: string, {files, removed = []}: Plan): void {
  for (const file of removed) rmSync(path.join(root, file));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

/** What a plan does, file by file, what comes next, and how to undo it. Call it before `write`. */
export function describe(root: string, {files, removed = [], next}: Plan): string {
  const changed = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  const created = Object.keys(files).filter((file) => !changed.includes(file));
  const known = [...changed, ...removed];
  const undo = [
    ...(known.length > 0 ? [`git checkout -- ${known.join(' ')}`] : []),
    ...(created.length > 0 ? [`git clean -fd -- ${created.join(' ')}`] : []),
  ];
  return [
    ...created.map((file) => `  new      ${file}`),
    ...removed.map((file) => `  removed  ${file}`),
    ...changed.map((file) => `  changed  ${file}`),
    '',
    'Next:',
    ...next.map((step, index) => `  ${index + 1}. ${step}`),
    '',
    `Undo: ${undo.join(' && ')}`,
  ].join('\n');
}
