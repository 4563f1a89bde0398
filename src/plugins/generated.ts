import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * A file that Docusaurus generates and a plugin replaces or reads.
 *
 * @param plugin which relies on it
 * @throws Error when it is not there: it has another name, or none
 */
export function generatedFile(plugin: string, generatedFilesDir: string, name: string): string {
  const file = path.join(generatedFilesDir, name);
  if (existsSync(file)) return file;
  throw new Error(
    `${plugin}: Docusaurus no longer writes .docusaurus/${name}; look at its server/codegen.`,
  );
}
