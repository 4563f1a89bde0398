/** Text as people paste it: normalised before it is validated, and safe in databases, mails, exports and sheets. */
import {
  fieldsOf,
  optionOf,
  type Field,
  type Form,
  type TextField,
} from '@trendsoft/forms-service/validate';
import {FORMS, formNamed, type FormName} from '../../src/forms/tables';
import {labelledFields} from '../../packages/forms-service/src/server/deliver/texts';
import {answersTo} from '../setup/answers';
import {parseCsv} from '../../packages/forms-service/tests/setup/csv';
import {startForEach} from '../../packages/forms-service/tests/setup/lifetime';
import {type Reply, errorsOf} from '../../packages/forms-service/tests/setup/reply';
import {BYTES} from '../../packages/forms-service/tests/setup/requests';
import {LETTER} from './setup/quote';
import {DATABASES, type TestServer, forms, mailOf, startServer} from './setup/service';

interface Pasted {
  sent: string;
  stored: string;
}

/** Line breaks and quotes of Word, a null byte, an override of the direction, half an emoji. */
const LINES: Pasted = {
  sent: 'First\u000bsecond \u0092\0\u0003 \u202ex \ud83d',
  stored: 'First\nsecond ’ x \ufffd',
};
const LINE: Pasted = {sent: LINES.sent, stored: LINES.stored.replace('\n', ' ')};
const EMAIL: Pasted = {
  sent: 'Asha Rao <asha@bücher.example>\u200b',
  stored: 'asha@bücher.example',
};

function pastedInto(field: Field, answer: string): Pasted {
  if (field.control === 'select') {
    const choice = answer || optionOf(field.options[0] ?? '').value;
    return {sent: choice, stored: choice};
  }
  if (field.control !== 'text') return {sent: answer, stored: answer};
  return pastedIntoText(field);
}

function pastedIntoText(field: TextField): Pasted {
  if (field.type === 'email') return EMAIL;
  if (field.type === 'date') {
    const nextYear = new Date().getFullYear() + 1;
    return {sent: `\u200e${nextYear}－03-31`, stored: `${nextYear}-03-31`};
  }
  if (field.characters === 'letters') return {sent: '山田\u3000太郎\0', stored: '山田 太郎'};
  if (field.characters === 'digits') {
    const digits = field.length === undefined ? '20' : '9876543210';
    return {sent: `\u202d${digits}\u202c`, stored: digits};
  }
  return field.lines === undefined ? LINE : LINES;
}

/** Returns every asked field of a form. */
function pasted(form: Form): Array<[name: string, text: Pasted]> {
  const answers = answersTo(form);
  return fieldsOf(form)
    .filter(([, {control}]) => control !== 'file' && control !== 'checkbox')
    .filter(([name]) => name !== 'findings')
    .map(([name, field]) => [name, pastedInto(field, answers[name] ?? '')]);
}

type Send = (server: TestServer, texts: Record<string, string>) => Promise<Reply>;

/** Sends a form as its page does. */
const SEND: Readonly<Record<FormName, Send>> = {
  contact: (server, texts) => server.postJson(withJoinedPhone(texts)),
  feedback: (server, texts) => server.postJson(texts, {path: '/feedback-form'}),
  careers: (server, texts) => server.apply(texts, {name: 'cv.pdf', bytes: BYTES}, {accept: '*/*'}),
  quote: (server, texts) => server.ask(texts, [LETTER]),
};

describe.each(DATABASES)('in %s', (_name, makeDb) => {
  const db = startForEach(makeDb);
  const server = startForEach(() => startServer({location: db.location}));

  test.each(FORMS)('the $name form stores, mails and exports it', async (form) => {
    const texts = pasted(form);
    const sent = Object.fromEntries(texts.map(([name, text]) => [name, text.sent]));
    const reply = await SEND[form.name as FormName](server, sent);
    expect(errorsOf(reply)).toEqual([]);
    expect(reply.status).toBe(200);

    const [submission] = await server.store.list();
    const stored = texts.filter(([name]) => name in submission!.fields && name !== 'phoneNumber');
    expect(submission?.fields).toMatchObject(
      Object.fromEntries(stored.map(([name, text]) => [name, text.stored])),
    );

    const mail = await mailOf(submission!);
    expect(mail.headers.get('reply-to')?.[0]).toContain('asha@xn--bcher-kva.example');
    // Every control character and direction mark would be escaped.
    expect(mail.text).not.toContain('\\u');
    for (const [, text] of stored) expect(mail.text).toContain(text.stored.split('\n').at(-1));
    const cells = labelledFields(formNamed(submission!.form), submission!.fields);
    expect(JSON.stringify(cells)).not.toContain('\\u');

    const csv = parseCsv((await forms(['export', '--csv'], db.env)).out.replace('\uFEFF', ''));
    for (const [name, text] of stored) expect(csv[0]?.[name]).toBe(text.stored);

    // Staff may copy the address from either place.
    const found = await server.store.erase({email: 'asha@xn--bcher-kva.example'}, {dryRun: true});
    expect(found.ids).toEqual([submission?.id]);
  });
});

/** Returns the fields as scripts send them. */
function withJoinedPhone(texts: Record<string, string>): Record<string, string> {
  const joined = {...texts, phoneNumber: `+91 ${texts.phoneNumber ?? ''}`};
  return Object.fromEntries(Object.entries(joined).filter(([name]) => name !== 'countryCode'));
}
