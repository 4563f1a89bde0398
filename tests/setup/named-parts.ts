/** Names that a command line gives by a part of them. */
import {UsageError} from '../../scripts/command-line';

export {oneOf} from '../../scripts/command-line';

/** Whether a name has one of the parts in it; "/" has to be the whole name. */
export function fits(parts: readonly string[], name: string): boolean {
  return parts.some((part) => (part === '/' ? name === part : name.includes(part)));
}

/** The names that have one of the parts. @throws UsageError when a part is in none */
export function namesWith(option: string, parts: readonly string[], names: readonly string[]) {
  const lost = parts.find((part) => !names.some((name) => fits([part], name)));
  if (lost === undefined) return names.filter((name) => fits(parts, name));
  throw new UsageError(`${option} ${lost} fits nothing. There is: ${names.join(', ')}.`);
}
