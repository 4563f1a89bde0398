/** Runs an attack of bytes and says what broke. */
import {securityHeaders} from '../../../src/headers';
import type {Attack, RawAttack, Target} from './case';
import {CLOSE, request, sentAgain} from './requests';
import {exchange, type Answer} from './wire';

/** Headers that every answer of the server carries, whoever made it. */
const ALWAYS = Object.entries(securityHeaders());

/** What tells an attacker how we are made. */
const INSIDE = /node_modules|\bat .*:\d+|SyntaxError|fastify|busboy|sqlite/i;

export function raw(attack: RawAttack): Attack {
  const {name, bytes, stores = 0, several = false, nginxMay, check} = attack;
  let times = 0;
  return {
    name,
    async run(target) {
      const before = await kept(target);
      const sent = typeof bytes === 'function' ? bytes() : sentAgain(bytes, times++);
      const answers = await exchange(target.port, sent);
      const other = target.proxied ? nginxMay : undefined;
      const allowed = [...attack.allowed, ...(other?.answer ?? [])];
      return (
        statuses(answers, allowed, several) ??
        (target.proxied ? undefined : careless(answers)) ??
        check?.(answers) ??
        (await counted(target, before, other?.store ? 'any' : stores)) ??
        (await lives(target))
      );
    },
  };
}

/** How many submissions are kept. */
export async function kept({store}: Target): Promise<number> {
  return (await store.counts()).submissions;
}

export async function counted(target: Target, before: number, stores: number | 'any') {
  const now = (await kept(target)) - before;
  return stores === 'any' || now === stores ? undefined : `${now} kept instead of ${stores}`;
}

export function statuses(answers: readonly Answer[], allowed: readonly number[], several = false) {
  const found = answers.length ? answers.map(({status}) => status) : [0];
  if (!several && found.length > 1) return `answered ${found.length} times: ${found.join(', ')}`;
  const wrong = found.filter((status) => !allowed.includes(status));
  return wrong.length
    ? `answered ${wrong.join(', ')} instead of ${allowed.join(' or ')}`
    : undefined;
}

/** What is wrong with how our server answers, whatever it answers. */
function careless(answers: readonly Answer[]): string | undefined {
  for (const {status, headers, body} of answers) {
    const missing = ALWAYS.filter(([name, value]) => headers[name] !== value);
    if (missing.length > 0) return `an answer has no right ${missing.map(([name]) => name).join()}`;
    if ('server' in headers || 'x-powered-by' in headers) return 'it says what it is made with';
    if (status < 400) continue;
    if (INSIDE.test(body)) return 'a refusal tells of the inside';
    const isOurs = /^(application\/problem\+json|text\/html)/.test(headers['content-type'] ?? '');
    if (!isOurs) return 'a refusal is neither a page nor problem details';
  }
  return undefined;
}

/** After every attack an ordinary visitor is served. */
export async function lives({serverPort}: Target): Promise<string | undefined> {
  const [answer] = await exchange(serverPort, request('GET /healthz', [CLOSE]));
  return answer?.status === 200 ? undefined : 'afterwards the server does not answer';
}
