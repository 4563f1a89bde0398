/** A server as a release has it: compiled once, so that each of many starts takes a fifth of the time. */
import {mkdtemp, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {bundle, PROGRAMS} from '../../../scripts/package/bundle';

export interface Compiled {
  /** For startProgram and its like. */
  script: string;
  /** The CLI. */
  forms: string;
  remove(): Promise<void>;
}

/** Compiles a program that serves. */
export async function compiled(source: string = PROGRAMS.server): Promise<Compiled> {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  await bundle(folder, {...PROGRAMS, server: source});
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    script: join(folder, 'server.cjs'),
    forms: join(folder, 'forms.cjs'),
    remove: () => rm(folder, {recursive: true, force: true}),
  };
}
