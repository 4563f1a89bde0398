import {SettingError} from '../forms/settings';

/** What a setting says; a wrong one ends the build in its one sentence, without a stack of our code and others'. */
export function setting<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
