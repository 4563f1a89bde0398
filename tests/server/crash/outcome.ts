/** What remains at the end of a soak: compares what was acknowledged with what is stored, mailed and erased. */
import {createReadStream} from 'node:fs';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {type TestPostgres, query} from '../../../packages/forms-service/tests/setup/postgres';
import {settled} from './scenarios';
import {LONGEST_WAIT_MS} from './visit';
import type {World} from './world';

/** Greatest share of submissions that may be mailed twice. */
const MAILED_TWICE = 0.005;
/** In a short soak, a single interrupted mail is a larger share; so many may be mailed twice in any case. */
const FEW = 5;

/** What the comparison needs to know of the world. */
export interface Evidence extends Pick<
  World,
  'submitted' | 'location' | 'refused' | 'wrong' | 'interruptions' | 'slowest'
> {
  mail: {messages: ReadonlyArray<{messageId: string}>};
  sheets: Pick<World['sheets'], 'rows'>;
  postgres: Pick<TestPostgres, 'url' | 'dataDir'>;
}

/** Returns a sentence for each fault, and figures. */
export async function compareWithStore(world: Evidence) {
  const {submitted, location, mail, sheets, refused, wrong, interruptions, slowest} = world;
  const all = [...submitted.values()];
  const acknowledged = all.filter(({erasure}) => erasure === undefined);
  const erased = all.filter(({erasure}) => erasure === 'done');
  const found = await settled(location, {acknowledged, refused, wrong}, mail);
  const inSheet = new Set(sheets.rows.map(([id]) => id));
  const traces = await tracesOf(new Set(erased.map(({key}) => key)), await folderOf(world));
  const figures = {
    ...found,
    'not in the sheet': acknowledged.filter(({id, file}) => !file && !inSheet.has(id)).length,
    erased: erased.length,
    'erased, but in a file': traces.size,
    'longest wait outside outages, ms': Math.round(slowest),
  };
  const mustBeNone = [
    'lost',
    'doubled',
    'unmailed',
    'wrong',
    'not in the sheet',
    'erased, but in a file',
  ] as const;
  const faults = mustBeNone
    .filter((name) => figures[name] !== 0)
    .map((name) => `${figures[name]} ${name}`);
  if (acknowledged.length === 0) faults.push('nothing was acknowledged, so nothing was tested');
  const mostTwice = Math.max(Math.min(interruptions, FEW), acknowledged.length * MAILED_TWICE);
  if (found.mailedTwice > mostTwice) faults.push(`${found.mailedTwice} mailed twice`);
  if (wrong.length > 0) faults.push(`wrong answers: ${[...new Set(wrong)].join(', ')}`);
  if (slowest > LONGEST_WAIT_MS) faults.push(`somebody waited ${Math.round(slowest)} ms`);
  for (const key of traces) faults.push(`${key} was erased, but is in a file`);
  return {figures, faults};
}

/** Returns the folder with the raw files of the database, after everything in memory has been written to them. */
async function folderOf({location, postgres}: Evidence): Promise<string> {
  if ('dataDir' in location) return location.dataDir;
  const name = new URL(location.url).pathname.slice(1);
  const [row] = await query(postgres.url, `SELECT oid FROM pg_database WHERE datname = '${name}'`);
  await query(postgres.url, 'CHECKPOINT');
  return join(postgres.dataDir, 'base', String(row?.['oid']));
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const UUID_LENGTH = 36;

/** Returns which of the keys are in any file of a folder. */
async function tracesOf(keys: ReadonlySet<string>, folder: string): Promise<Set<string>> {
  const traces = new Set<string>();
  for (const name of await readdir(folder)) {
    for await (const uuid of uuidsIn(join(folder, name))) {
      if (keys.has(uuid)) traces.add(uuid);
    }
  }
  return traces;
}

async function* uuidsIn(file: string) {
  let end = '';
  for await (const chunk of createReadStream(file, 'latin1')) {
    const text = end + String(chunk);
    for (const [uuid] of text.matchAll(UUID)) yield uuid;
    end = text.slice(1 - UUID_LENGTH);
  }
}
