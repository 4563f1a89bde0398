/** Reads a block's documentation: its declaration, and the comment of its component. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {BLOCKS, type DeclaredBlock} from '../../blocks/declared';

export interface Prop {
  name: string;
  /** Completes 'give …'. */
  expected: string;
  /** The prop as a writer types it, e.g. `tone="plain"`. */
  example: string;
  required: boolean;
}

export interface Block {
  /** The name in MDX. */
  name: string;
  /** First sentence of the component's comment. */
  summary: string;
  /** The other sentences: pattern, element, keys. */
  notes: string;
  props: Prop[];
}

/** The blocks of one folder: one page of the catalogue. */
export interface ComponentFolder {
  name: string;
  blocks: Block[];
}

/** References for engineers, removed because writers do not need them. */
const FOR_ENGINEERS = / ?\((?:tests|WCAG|docs)\b[^)]*\)/g;

/** Returns the comment above a component. @throws Error if no file of the folder has that component */
function commentOf(name: string, folder: string): string {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export function ${name}\\(`);
  for (const file of readdirSync(folder).filter((one) => /^\w+\.tsx$/.test(one))) {
    const [, comment] = above.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
    if (comment) {
      return comment
        .replace(/\s*\n \* ?|\s+/g, ' ')
        .replace(FOR_ENGINEERS, '')
        .trim();
    }
  }
  throw new Error(`No file in ${folder} has a function ${name} with a comment above it.`);
}

function blockOf(
  name: string,
  folder: string,
  {required = {}, optional = {}}: DeclaredBlock,
): Block {
  const [summary = '', ...notes] = commentOf(name, folder).split(/(?<=\.) (?=[A-Z])/);
  const props = Object.entries({...required, ...optional}).map(([prop, {expected, example}]) => ({
    name: prop,
    expected,
    required: prop in required,
    example: example === undefined ? prop : `${prop}=${example}`,
  }));
  return {name, summary, notes: notes.join(' '), props};
}

/** Returns the folders with blocks, in alphabetical order; the block named like the folder comes first. */
export function readComponents(siteDir: string): ComponentFolder[] {
  const folders = new Map<string, Block[]>();
  for (const [name, declared] of Object.entries(BLOCKS)) {
    const folder = path.basename(declared.folder);
    const block = blockOf(name, path.join(siteDir, declared.folder), declared);
    const others = folders.get(folder) ?? [];
    folders.set(folder, name === folder ? [block, ...others] : [...others, block]);
  }
  return [...folders]
    .map(([name, blocks]) => ({name, blocks}))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
