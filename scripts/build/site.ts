/** The programs that build the site into build/. */
import {DOCUSAURUS, script} from '../parts';

export const SITE: ReadonlyArray<readonly string[]> = [
  [DOCUSAURUS, 'build'],
  script('scripts/build/compress.ts'),
  script('scripts/build/sbom.ts'),
];
