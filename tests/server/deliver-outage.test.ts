import Fastify from 'fastify';
import {throughOutages} from '../../src/server/deliver/outage';
import {quietLogger} from '../../src/server/log';
import {eventually} from './setup/eventually';

const DOWN = 'The database does not answer: deliveries wait';
const UP = 'The database answers again';

const refused = () => Promise.reject(new Error('connection refused'));

/** A database that refuses while it is `down`, what is asked of it, and what the log says. */
function begin() {
  const said: string[] = [];
  const write = (line: string) => void said.push((JSON.parse(line) as {msg: string}).msg);
  const {log} = Fastify({logger: quietLogger({write})});
  const stopping = new AbortController();
  const retry = throughOutages(log.child({}, {level: 'info'}), stopping.signal, 1);
  const database = {down: false, tries: 0};
  const ask = () => {
    database.tries += 1;
    return database.down ? refused() : Promise.resolve('answer');
  };
  return {said, database, retry, ask, stop: () => stopping.abort()};
}

test('what began before an outage, and is answered in it, does not end it', async () => {
  const {said, database, retry, ask} = begin();
  let answer: (word: string) => void = () => {};
  const early = retry(() => new Promise<string>((resolve) => (answer = resolve)));
  database.down = true;
  const others = [retry(ask), retry(ask)];
  await eventually(() => expect(said).toEqual([DOWN]));
  answer('early');
  expect(await early).toBe('early');
  const {tries} = database;
  await eventually(() => expect(database.tries).toBeGreaterThan(tries + 4));
  expect(said).toEqual([DOWN]);
  database.down = false;
  expect(await Promise.all(others)).toEqual(['answer', 'answer']);
  expect(said).toEqual([DOWN, UP]);
});

test('what began in an outage, and is refused after it, begins no other', async () => {
  const {said, database, retry, ask} = begin();
  database.down = true;
  const other = retry(ask);
  await eventually(() => expect(said).toEqual([DOWN]));
  let refuse: (error: Error) => void = () => {};
  const never = new Promise<string>((_resolve, reject) => (refuse = reject));
  const late = retry(() => (said.length < 2 ? never : ask()));
  database.down = false;
  expect(await other).toBe('answer');
  refuse(new Error('timeout'));
  expect(await late).toBe('answer');
  expect(said).toEqual([DOWN, UP]);
});

test('whoever is told to stop in an outage tries once more, and then gives up', async () => {
  const {said, database, retry, ask, stop} = begin();
  database.down = true;
  stop();
  expect(await retry(ask)).toBeUndefined();
  expect([database.tries, said]).toEqual([1, [DOWN]]);
});
