/** `npm run build -- catalogue`: builds the site with the catalogue of blocks. The public site in build/ is not touched. */
import {DOCUSAURUS, run} from '../parts';

const FOLDER = '.catalogue';

process.exitCode = run([[DOCUSAURUS, 'build', '--out-dir', `${FOLDER}/build`]], {
  CATALOGUE: 'on',
  LOCALES: 'en',
  // Beside the live preview's, which may be running.
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/generated`,
});
if (process.exitCode === 0) {
  console.log(`SITE_DIR=${FOLDER}/build npm run serve shows it, the catalogue at /_catalogue.`);
}
