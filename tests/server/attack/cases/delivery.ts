/** Text that would become a header of a mail, and mail servers that fail. */
import type {Attack, Target} from '../case';
import {enquiry, post} from '../requests';
import {exchange} from '../wire';
import {setTimeout as pause} from 'node:timers/promises';

const PATIENCE_MS = 20_000;

/** The mails about a submission, once there is one. */
async function mailsFor({mail}: Target, id: string) {
  const about = () => mail.messages.filter(({messageId}) => messageId.includes(id));
  const begun = performance.now();
  while (about().length === 0 && performance.now() - begun < PATIENCE_MS) await pause(50);
  return about();
}

async function accepted(
  target: Target,
  changes: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const [answer] = await exchange(target.port, post([], enquiry(changes)));
  return answer?.status === 200 ? (JSON.parse(answer.body) as {id: string}).id : undefined;
}

const INJECTIONS = [
  ...[
    'x\u2028Bcc: spy@evil.example',
    'x\u2029Bcc: spy@evil.example',
    'x%0d%0aBcc: spy@evil.example',
  ],
  ...[
    '=?utf-8?q?x=0d=0aBcc:_spy@evil.example?=',
    'spy@evil.example, ',
    '<spy@evil.example>',
    '"spy" <spy@evil.example>',
  ],
  ...[
    'x; spy@evil.example',
    'x\tBcc: spy@evil.example',
    `${'x'.repeat(90)} Bcc: spy@evil.example`,
    '.',
    '\u202eelpmaxe.live',
  ],
];

export const DELIVERY: readonly Attack[] = INJECTIONS.flatMap((text) =>
  ['name', 'companyName'].map((field) => ({
    name: `the ${field} ${JSON.stringify(text.slice(0, 40))} adds nobody to a mail`,
    async run(target: Target) {
      const id = await accepted(target, {[field]: text});
      if (id === undefined) return undefined;
      const mails = await mailsFor(target, id);
      if (mails.length !== 1) return `${mails.length} mails`;
      const [mail] = mails;
      if (mail?.to.join() !== 'office@example.com') return `it went to ${mail?.to.join()}`;
      return undefined;
    },
  })),
);
