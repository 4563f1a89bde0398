/** Reads single values of the environment. An invalid value throws a SettingError. */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {SettingError} from '../../forms';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with secrets. */
export const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'SHEET_CREDENTIALS'];

/** A type of settings: its parser, and the text of its error message. */
interface Kind<Value> {
  /** Returns undefined for an invalid value. */
  parse: (text: string) => Value | undefined;
  expected: string;
  example: string;
}

export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

export type Reader = ReturnType<typeof readerOf>;

/** Returns functions that read the settings from an environment. */
export function readerOf(env: Environment) {
  const optional = <Value>(name: string, {parse, expected, example}: Kind<Value>) => {
    const isSecret = SECRETS.includes(name);
    const value = isSecret ? secret(env, name) : text(env, name);
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    throw new SettingError(name, isSecret ? '(not shown)' : value, expected, example);
  };
  /** Reads a setting that another setting requires. */
  const required = <Value>(name: string, by: string, kind: Kind<Value>): Value => {
    const value = optional(name, kind);
    if (value !== undefined) return value;
    throw new SettingError(name, '', `set, since ${by} is set`, kind.example);
  };
  /** Reads a whole number; `fallback` if the setting is unset. */
  const wholeNumber = (name: string, from: number, to: number, fallback: number): number => {
    const isValid = (value: string) =>
      /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to;
    const parse = (value: string) => (isValid(value) ? Number(value) : undefined);
    const expected = `a whole number from ${from} to ${to}`;
    return optional(name, {parse, expected, example: String(fallback)}) ?? fallback;
  };
  return {optional, required, wholeNumber};
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
