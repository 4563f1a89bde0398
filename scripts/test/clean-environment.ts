import {BUILD_SETTING_NAMES, service} from '../../src/server';

/** Settings of the server and the build; those in the shell must not change the result of a test. */
const SETTINGS = [
  ...service.settingNames,
  ...BUILD_SETTING_NAMES,
  'CATALOGUE',
  'I18N_PATH',
  'FORMS_DEV_PORT',
];

/** Returns the shell's environment without settings, for the programs that run tests. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name));
  return Object.fromEntries(entries);
}
