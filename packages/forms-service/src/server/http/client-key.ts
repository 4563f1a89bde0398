/** Identifies clients for rate limits, and the proxies that name them. */
import {isIP, isIPv6} from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the IP address in an entry of X-Forwarded-For. Some proxies add a port (`203.0.113.7:41000`), brackets
 * (`[2001:db8::1]:443`) or quotes. Without removing them, each connection would be a new client.
 */
export function ipAddressIn(entry: string): string {
  const bare = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(bare) ?? [];
  if (bracketed !== undefined) return bracketed;
  const [, withoutPort = ''] = /^([\d.]+):\d+$/.exec(bare) ?? [];
  return isIP(withoutPort) === 4 ? withoutPort : bare;
}

/** Returns the IP address or, for IPv6, its /64, since one household has all of those. */
export function clientOf(entry: string): string {
  const address = ipAddressIn(entry);
  if (!isIPv6(address)) return address;
  // A dual-stack socket reports IPv4 as ::ffff:192.0.2.1.
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return ip.toString();
  return `${ip.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** Fastify's names for ranges of addresses, with the names of ipaddr.js. */
const NAMED_RANGES: Readonly<Record<string, readonly string[]>> = {
  loopback: ['loopback'],
  linklocal: ['linkLocal'],
  uniquelocal: ['uniqueLocal', 'private'],
};

/** Returns a function that tells whether an address is a trusted proxy. @param ranges addresses, CIDRs and named ranges */
export function isTrusted(ranges: readonly string[] | false): false | ((entry: string) => boolean) {
  if (ranges === false) return false;
  return (entry) => {
    const address = ipAddressIn(entry);
    if (!ipaddr.isValid(address)) return false;
    const ip = ipaddr.process(address);
    return ranges.some((range) => NAMED_RANGES[range]?.includes(ip.range()) ?? isIn(ip, range));
  };
}

function isIn(ip: ipaddr.IPv4 | ipaddr.IPv6, range: string): boolean {
  if (!range.includes('/')) return ipaddr.process(range).toString() === ip.toString();
  const [network, bits] = ipaddr.parseCIDR(range);
  return network.kind() === ip.kind() && ip.match([network, bits] as [ipaddr.IPv4, number]);
}
