import {ipAddressIn, clientOf, isTrusted} from './client-key.ts';

// Entries as proxies write them (RFC 7239, Azure, IIS, Envoy).
test.each([
  {entry: '203.0.113.7', address: '203.0.113.7'},
  {entry: '203.0.113.7:41000', address: '203.0.113.7'},
  {entry: '"203.0.113.7:41000"', address: '203.0.113.7'},
  {entry: '2001:db8::1', address: '2001:db8::1'},
  {entry: '[2001:db8::1]', address: '2001:db8::1'},
  {entry: '[2001:db8::1]:443', address: '2001:db8::1'},
  {entry: '"[2001:db8::1]:443"', address: '2001:db8::1'},
  {entry: 'unknown', address: 'unknown'},
  {entry: '_hidden:1', address: '_hidden:1'},
])('$entry is $address', ({entry, address}) => {
  expect(ipAddressIn(entry)).toBe(address);
});

test('a client is the same whatever its port', () => {
  expect(clientOf('203.0.113.7:41000')).toBe(clientOf('203.0.113.7:41001'));
  expect(clientOf('[2001:db8:0:1::1]:443')).toBe(clientOf('2001:db8:0:1::2'));
  expect(clientOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test.each([
  {ranges: ['127.0.0.1'], entry: '127.0.0.1', trusted: true},
  {ranges: ['127.0.0.1'], entry: '::ffff:127.0.0.1', trusted: true},
  {ranges: ['127.0.0.1'], entry: '127.0.0.2', trusted: false},
  {ranges: ['10.0.0.0/8'], entry: '10.1.2.3:8080', trusted: true},
  {ranges: ['10.0.0.0/8'], entry: '11.1.2.3', trusted: false},
  {ranges: ['10.0.0.0/8'], entry: '2001:db8::1', trusted: false},
  {ranges: ['2001:db8::/32'], entry: '[2001:db8::1]:443', trusted: true},
  {ranges: ['2001:DB8::1'], entry: '2001:db8:0::1', trusted: true},
  {ranges: ['loopback'], entry: '::1', trusted: true},
  {ranges: ['uniquelocal'], entry: '192.168.1.1', trusted: true},
  {ranges: ['uniquelocal'], entry: 'fd00::1', trusted: true},
  {ranges: ['linklocal'], entry: '169.254.1.1', trusted: true},
  {ranges: ['loopback'], entry: 'unknown', trusted: false},
  {ranges: ['loopback'], entry: '203.0.113.7', trusted: false},
])('with TRUST_PROXY=$ranges, $entry is trusted: $trusted', ({ranges, entry, trusted}) => {
  const isProxy = isTrusted(ranges);
  expect(isProxy && isProxy(entry)).toBe(trusted);
});

test('without TRUST_PROXY no proxy is trusted', () => {
  expect(isTrusted(false)).toBe(false);
});
