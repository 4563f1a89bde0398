/** A small disk in memory, which can be filled. */
import {execFileSync} from 'node:child_process';

/** Mounts a file system in memory. @throws Error when this account may not mount */
export function mountDisk(folder: string, megabytes: number): void {
  asRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder);
}

export function unmountDisk(folder: string): void {
  // Lazily: SQLite's driver closes its file only when its statements are garbage-collected.
  asRoot('umount', '--lazy', folder);
}

function asRoot(...command: string[]): void {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  execFileSync(program, args);
}
