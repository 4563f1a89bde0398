/** The feedback form: a message without a name, and perhaps without an address to answer to. */
import {feedback} from '../../src/forms/tables';
import {MAIL_WORDS} from '../../src/server/deliver/words';
import {startMailChannel} from './setup/mail-channel';
import {postForm, postJson} from './setup/forms';
import {STORED_ENQUIRY} from './setup/submissions';
import {serverForEach} from './setup/server';

const server = serverForEach();
const path = '/feedback-form';
const message = 'The menu hides the heading.';

test('a message alone is stored, from script and from a browser without it', async () => {
  expect((await postJson(server, {message}, {path})).status).toBe(200);
  const typed = {message: 'Another barrier.', email: '', page: '', helps: ''};
  expect((await postForm(server, typed, {path})).status).toBe(200);
  const stored = await server.store.list({form: 'feedback'});
  expect(stored.map(({fields}) => fields)).toEqual(
    expect.arrayContaining([{message}, {message: typed.message}]),
  );
});

test('a message is required, and an address has to be one', async () => {
  const reply = await postJson(server, {message: ' ', email: 'asha'}, {path});
  expect(reply.status).toBe(422);
  expect(reply.text).toContain('messageRequired');
  expect(reply.text).toContain('emailInvalid');
});

test('the mail has a whole subject, and offers an answer only where there is an address', async () => {
  const mailOf = async (fields: Record<string, string>) => {
    const channel = await startMailChannel();
    const mail = await channel.mailOf({...STORED_ENQUIRY, form: feedback.name, fields});
    await channel.stop();
    return mail;
  };
  const bare = await mailOf({message});
  expect(bare.headers.get('subject')).toEqual(['New feedback']);
  expect(bare.headers.get('reply-to')).toBeUndefined();
  expect(bare.text).not.toContain(MAIL_WORDS.answer);
  const signed = await mailOf({message, page: 'Careers', email: 'asha@example.com'});
  expect(signed.headers.get('subject')).toEqual(['New feedback: Careers']);
  expect(signed.headers.get('reply-to')?.[0]).toContain('asha@example.com');
  expect(signed.text).toContain(MAIL_WORDS.answer);
});
