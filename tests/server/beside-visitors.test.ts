/** Staff commands while visitors send forms: no visitor waits too long, and no submission is lost. */
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {staffCommands} from './crash/scenarios';
import {startVisitors} from './crash/visitors';
import {newFolder} from '../../packages/forms-service/tests/setup/folders';
import {clientOf} from './setup/client';
import {ENQUIRY} from './setup/forms';
import {compiled, run, startMain} from './setup/programs';
import {DATABASES} from './setup/service';

jest.setTimeout(180_000);

/** Longest time a visitor may wait for an answer, in milliseconds. */
const LONGEST_MS = 8000;
const ROUNDS = 3;
/** Place of `erase --email` in `staffCommands`. */
const ERASE_OF_NOBODY = 6;

test.each(DATABASES)('visitors are not held up by staff commands: %s', async (_name, makeDb) => {
  const [db, program] = await Promise.all([makeDb(), compiled()]);
  const env = {SITE_DIR: 'none', RATE_LIMIT: '100000', TRUST_PROXY: '127.0.0.1', ...db.env};
  const out = await newFolder('out');
  const server = await startMain(env, program.script);
  const visitors = startVisitors({count: 3, filesEvery: 5, fileBytes: 20_000});
  visitors.url = server.url;
  const erased = new Set<string>();
  const withFile = () => visitors.acknowledged.filter(({id, file}) => file && !erased.has(id));
  for (let round = 0; round < ROUNDS; round++) {
    while (withFile().length < 2) await pause(20);
    const [gone = '', id = ''] = withFile().map((one) => one.id);
    erased.add(gone);
    const own = (name: string) => join(out, `${name}-${round}`);
    const commands = [
      ...staffCommands(own),
      ['show', id],
      ['file', id, '--number', '1', '--out', own('file')],
      ['erase', gone],
    ];
    const ends = commands.map((args) => run(program.forms, args, env, 'nobody@example.com'));
    const codes = (await Promise.all(ends)).map(({code}) => code);
    const [ofNobody] = codes.splice(ERASE_OF_NOBODY, 1);
    // It fails, because no submission has this address, or finishes the erasure that runs beside it.
    expect([0, 1]).toContain(ofNobody);
    expect(codes).toEqual(codes.map(() => 0));
  }
  await visitors.finish();
  expect(visitors.slowest).toBeLessThan(LONGEST_MS);
  expect((await clientOf(server.url).postJson(ENQUIRY)).status).toBe(200);
  const asked = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  const reader = await db.open();
  const kept = new Set<string>();
  for await (const {id} of reader.all()) kept.add(id);
  const lost = visitors.acknowledged.filter(({id}) => !kept.has(id) && !erased.has(id));
  expect([lost, [...erased].filter((id) => kept.has(id))]).toEqual([[], []]);
  await db.stop();
});
