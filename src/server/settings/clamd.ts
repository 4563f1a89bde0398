/** Where the virus scanner listens. */
import {isAbsolute} from 'node:path';
import {SettingError} from '../../forms';
import {text, type Environment} from './read';

/** What `net.connect` takes. */
export type ClamdAddress = {path: string} | {host: string; port: number};

/** CLAMD: `host:port`, `[::1]:port` or the path of a socket; undefined when nothing is scanned. */
export function clamdAddress(env: Environment): ClamdAddress | undefined {
  const value = text(env, 'CLAMD');
  if (value === undefined) return undefined;
  if (isAbsolute(value)) return {path: value};
  const [, bare, bracketed, port] =
    /^(?:([^:\s[\]]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(value) ?? [];
  const host = bare ?? bracketed;
  if (host !== undefined && Number(port) > 0 && Number(port) < 65_536) {
    return {host, port: Number(port)};
  }
  const expected = 'host:port, or the absolute path of a socket';
  throw new SettingError('CLAMD', value, expected, '/run/clamav/clamd.ctl');
}
