/** Reads single values of the environment; one that cannot be right is a SettingError. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {SettingError} from '../../forms';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that nobody else should read. */
export const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'SHEET_CREDENTIALS'];

/** Stands in messages for a value that nobody should see in a log. */
export const NOT_SHOWN = '(not shown)';

/** The text of a setting, undefined when it is unset or blank. */
export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** The text of a setting that others need. @throws SettingError when it is missing. */
export function needed(env: Environment, name: string, because: string, example: string): string {
  const value = text(env, name);
  if (value !== undefined) return value;
  throw new SettingError(name, '', `set, since ${because}`, example);
}

/** Items between commas. */
export function list(env: Environment, name: string): string[] {
  const items = (text(env, name) ?? '').split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

export function wholeNumber(
  env: Environment,
  name: string,
  {from, to, usual}: {from: number; to: number; usual: number},
): number {
  const value = text(env, name);
  if (value === undefined) return usual;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= from && number <= to) return number;
  throw new SettingError(name, value, `a whole number from ${from} to ${to}`, String(usual));
}

/**
 * A secret: from NAME, or from the file that NAME_FILE names, as container and service managers
 * hand them over. The environment of a process is easier to read than a file of its own.
 */
export function secret(env: Environment, name: string): string | undefined {
  const path = secretFile(env, name);
  if (path === undefined) return text(env, name);
  const fileName = `${name}_FILE`;
  if (text(env, name) !== undefined) {
    throw new SettingError(fileName, path, `unset, or ${name} unset: which one counts?`, path);
  }
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    const {code = 'unknown'} = error as NodeJS.ErrnoException;
    throw new SettingError(
      fileName,
      path,
      `a file that the server can read (${code})`,
      '/run/secrets/x',
    );
  }
}

/** Absolute path of the file that holds a secret, undefined when it comes from the environment. */
export function secretFile(env: Environment, name: string): string | undefined {
  const path = text(env, `${name}_FILE`);
  return path === undefined ? undefined : resolve(path);
}
