/** True in a compiled program, where `scripts/package/bundle.ts` defines it. */
declare const IS_COMPILED: boolean;

/** How people start the commands: on a host with `deploy/trendsoft-forms`, from the sources with npm. */
export const FORMS_COMMAND =
  typeof IS_COMPILED === 'undefined' ? 'npm run forms --' : 'sudo trendsoft-forms';
