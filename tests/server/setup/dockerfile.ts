/** Runs the instructions of a Dockerfile in a folder, without a container engine. */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';

export interface Instruction {
  name: string;
  text: string;
}

export function stagesOf(dockerfile: string): Instruction[][] {
  const stages: Instruction[][] = [];
  const lines = dockerfile.replaceAll(/\\\n\s*/g, '').split('\n');
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const [name = ''] = line.split(' ');
    if (name === 'FROM') stages.push([]);
    else stages.at(-1)?.push({name, text: line.slice(name.length).trim()});
  }
  return stages;
}

/** Returns the files of the repository that Docker sends to the build: those that Git would commit. */
export function contextFiles(): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', '-z'];
  const {stdout} = spawnSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 26});
  return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
}

/** Copies as COPY does: the content of folders, and files under their names. */
export function copy(text: string, files: readonly string[], folder: string): void {
  const words = text.split(/\s+/);
  const target = words.pop() ?? '';
  for (const source of words) {
    const isFolder = statSync(source).isDirectory();
    const prefix = source === '.' ? '' : `${source}/`;
    const chosen = isFolder ? files.filter((file) => file.startsWith(prefix)) : [source];
    for (const file of chosen) {
      const to = join(folder, target, isFolder ? file.slice(prefix.length) : file);
      mkdirSync(dirname(to), {recursive: true});
      cpSync(file, to);
    }
  }
}
