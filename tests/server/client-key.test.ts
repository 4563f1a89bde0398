import {clientOf} from '../../src/server/http/client-key';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::1:2:3:4:5', '0:0:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});

test('IPv4 addresses on a socket for both versions stay apart', () => {
  expect(clientOf('::ffff:192.0.2.1')).not.toBe(clientOf('::ffff:192.0.2.2'));
});
