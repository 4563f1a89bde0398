/** Builds the site into build/. */
import {DOCUSAURUS, run, script} from '../command-line/parts';
import {rejectUnwritable, takeLock} from './folder-lock';

const PROGRAMS: ReadonlyArray<readonly string[]> = [
  [DOCUSAURUS, 'build'],
  script('scripts/build/compress.ts'),
  script('scripts/build/sbom.ts'),
];

/**
 * Builds the site, and returns the exit code of the program that failed, or 0.
 * @param settings more environment variables
 * @throws NotPossibleError if another build is running in this folder, or if it cannot be written
 */
export function buildSite(settings: NodeJS.ProcessEnv = {}): number {
  // What Docusaurus writes; it would report the same with a stack.
  for (const folder of ['build', '.docusaurus']) rejectUnwritable(folder);
  const release = takeLock(
    'build',
    'Another build is running in this folder: npm start, npm run build or a package. Wait until it has ended, or stop it.',
  );
  try {
    return run(PROGRAMS, settings);
  } finally {
    release();
  }
}
