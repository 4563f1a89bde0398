import {SettingError} from '@trendsoft/forms-service/settings';

/** Returns a setting's value. An invalid setting ends the build with its error message, without a stack. */
export function settingOrExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
