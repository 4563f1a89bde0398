/** Who runs a command. */
import {userInfo} from 'node:os';
import type {Environment} from '../settings/read';

/** The system account, and who became it through sudo: "asha as trendsoft". */
export function accountOf(env: Environment): string {
  const account = systemAccount();
  const person = env.SUDO_USER?.trim();
  return person && person !== account ? `${person} as ${account}` : account;
}

function systemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
