/** Identifies clients for rate limits. */
import {isIPv6} from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns the IP address or, for IPv6, its /64, since one household has all of those. */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  // A dual-stack socket reports IPv4 as ::ffff:192.0.2.1.
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip.toString();
  return `${ip.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
