/** Who counts as one client. */
import {isIPv6} from 'node:net';

const GROUPS = 8;

/** The address itself; for IPv6 its /64, since one household has all of those. */
export function clientOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  // A URL spells the same address always alike.
  const spelled = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  // IPv4 as a socket for both versions writes it: a /64 would be all of IPv4.
  if (spelled.startsWith('::ffff:')) return spelled;
  const [left = [], right = []] = spelled
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array.from({length: GROUPS - left.length - right.length}, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, GROUPS / 2).join(':')}::/64`;
}
