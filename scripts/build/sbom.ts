/**
 * Lists the packages of the site and its server in a CycloneDX file, as part of `npm run build`. The name begins with
 * a dot, so that neither our server nor the examples in deploy/ serve it.
 * Usage: npx jiti scripts/build/sbom.ts [folder]
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {npm} from '../programs/npm';

const file = join(process.argv[2] ?? 'build', '.sbom.cdx.json');
// Read from the lock file, so that other installed packages change nothing. Includes development tools, marked as
// such (cdx:npm:package:development), because npm would otherwise also omit jiti.
const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const {status, stdout, stderr} = npm(args, {encoding: 'utf8', maxBuffer: 2 ** 28});
if (status === 0) writeFileSync(file, reproducible(stdout));
else {
  console.error(`npm could not list the packages (npm 9.5 or newer can):\n${stderr}`);
  process.exitCode = 1;
}

/** Returns the list without what differs from folder to folder: npm calls the site by its folder, and draws a number. */
function reproducible(json: string): string {
  const list = JSON.parse(json) as Bom;
  const {name} = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string};
  delete list.serialNumber;
  list.metadata.component.name = name;
  return `${JSON.stringify(list, null, 2)}\n`;
}

interface Bom {
  serialNumber?: string;
  metadata: {component: {name: string}};
}
