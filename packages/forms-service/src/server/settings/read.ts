/** Reads single values of the environment. An invalid value throws a SettingError. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {SettingError} from '../../forms/index.ts';
import type {Setting, SettingName, SettingRecords, SettingValue} from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/**
 * Reads a setting; undefined if it is unset.
 * @throws SettingError if its value is invalid. The message does not show a secret
 */
export function readSetting<Value>(
  env: Environment,
  name: string,
  {kind, isSecret = false}: Setting<Value>,
): Value | undefined {
  const value = isSecret ? secret(env, name) : text(env, name);
  if (value === undefined) return undefined;
  const parsed = kind.parse(value);
  if (parsed !== undefined) return parsed;
  throw new SettingError(name, isSecret ? '(not shown)' : value, kind.expected, kind.example);
}

export type Reader = ReturnType<typeof readerOf>;

/** Returns functions that read declared settings from an environment, by name. @throws SettingError from both */
export function readerOf({server}: SettingRecords, env: Environment) {
  /** Reads a setting; its default if it is unset. */
  const read = <Name extends SettingName>(name: Name): SettingValue<Name> => {
    const setting = server[name];
    return (readSetting(env, name, setting) ?? setting.default) as SettingValue<Name>;
  };
  /** Reads a setting that the setting `by` requires. */
  const required = <Name extends SettingName>(name: Name, by: SettingName) => {
    const value = read(name);
    if (value !== undefined) return value as NonNullable<SettingValue<Name>>;
    throw new SettingError(name, '', `set, since ${by} is set`, server[name].kind.example);
  };
  return {read, required};
}

/**
 * Returns a secret from NAME, or from the file whose path is in NAME_FILE. Other programs can read a process's
 * environment more easily than a private file.
 */
function secret(env: Environment, name: string): string | undefined {
  const path = secretFile(env, name);
  if (path === undefined) return text(env, name);
  const fileName = `${name}_FILE`;
  if (text(env, name) !== undefined) {
    throw new SettingError(fileName, path, `set without ${name}: unset one of the two`, path);
  }
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    const expected = `a file that the server can read (${(error as NodeJS.ErrnoException).code})`;
    throw new SettingError(fileName, path, expected, '/run/secrets/x');
  }
}

/** Returns the absolute path of the file that contains a secret; undefined if NAME_FILE is unset. */
export function secretFile(env: Environment, name: string): string | undefined {
  const path = text(env, `${name}_FILE`);
  return path === undefined ? undefined : resolve(path);
}
