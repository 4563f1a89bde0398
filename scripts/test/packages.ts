/** `npm test -- packages`; see HELP. */
import {command, NOT_POSSIBLE, OK} from '../command-line';
import {missingPackages} from '../programs';
import {installPackages} from '../programs/install';

const HELP = `npm test -- packages [--install]

Prints the Debian packages that tests need and this system lacks.
  --install  installs them (as root), without upgrading a package or enabling a service`;

const OPTIONS = {install: {type: 'boolean'}} as const;

command({name: 'npm test -- packages', help: HELP, options: OPTIONS}, ({install}) => {
  if (install && missingPackages().length > 0) installPackages(missingPackages());
  const missing = missingPackages();
  console.log(missing.join(' '));
  return install && missing.length > 0 ? NOT_POSSIBLE : OK;
});
