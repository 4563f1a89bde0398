import {startMailChannel} from './setup/mail-channel';
import {enquiryWith} from './setup/submissions';

/** A message that asks for something besides its text, as no message of ours does. */
let asksFor: object = {};
jest.mock('../../src/server/deliver/message', () => ({
  messageFor: () => ({from: 'website@example.com', to: 'sales@example.com', ...asksFor}),
}));

test.each([
  ['a file of the disk', {text: {path: __filename}}],
  ['a file of the disk as an attachment', {attachments: [{path: __filename}]}],
  ['an address', {text: {href: 'http://127.0.0.1:1/'}}],
])('a message that asks for %s is not sent', async (_what, message) => {
  asksFor = message;
  const channel = await startMailChannel();
  await expect(channel.send(enquiryWith({}))).rejects.toThrow(/SMTP: E(FILE|URL)ACCESS/);
  expect(channel.server.messages).toEqual([]);
  await channel.stop();
});
