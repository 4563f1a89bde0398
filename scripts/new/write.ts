/** What a plan for something new is, and how it becomes files. */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {labelsToTranslate} from '../../src/plugins/site-structure/labels';
import {readSidebars} from '../../src/plugins/site-structure/read';
import {buildStructure} from '../../src/plugins/site-structure/structure';
import {followLabels} from './translations';

/** The labels of sidebars.ts as translators see them. */
export const LABELS = 'i18n/en/site-structure/navigation.json';

export interface Plan {
  /** Path below the root → its new text. */
  files: Record<string, string>;
  /** Files that go. */
  removed?: string[];
  /** Address of a page that got another one. */
  moved?: {from: string; to: string};
  /** What the writer does next, a sentence each. */
  next: string[];
}

/** Writes a plan's files, and the labels for translators where sidebars.ts is one of them. */
export async function write(root: string, {files, removed = [], moved}: Plan): Promise<void> {
  for (const file of removed) rmSync(path.join(root, file));
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  if (!('sidebars.ts' in files)) return;
  const {content} = labelsToTranslate(buildStructure(await readSidebars(root)));
  writeFileSync(path.join(root, LABELS), `${JSON.stringify(content, null, 2)}\n`);
  followLabels(root, content, moved);
}

/** What a plan does, file by file, what comes next, and how to undo it. Call it before `write`. */
export function describe(root: string, {files, removed = [], moved, next}: Plan): string {
  const changed = Object.keys(files).filter((file) => existsSync(path.join(root, file)));
  const created = Object.keys(files).filter((file) => !changed.includes(file));
  const committed = [...changed, ...('sidebars.ts' in files ? [LABELS] : [])];
  const known = [...committed, ...removed, ...(moved || removed.length > 0 ? ['i18n'] : [])];
  const undo = [
    ...(known.length > 0 ? [`git checkout -- ${known.join(' ')}`] : []),
    ...(created.length > 0 ? [`git clean -fd -- ${created.join(' ')}`] : []),
  ];
  return [
    ...created.map((file) => `  new      ${file}`),
    ...removed.map((file) => `  removed  ${file}`),
    ...committed.map((file) => `  changed  ${file}`),
    '',
    'Next:',
    ...next.map((step, index) => `  ${index + 1}. ${step}`),
    '',
    `Undo: ${undo.join(' && ')}`,
  ].join('\n');
}
