/** `npm test -- attack`: attacks a server of its own in every way listed in cases/. */
import {numbersFrom} from '../../../scripts/numbers';
import {startPostgres} from '../setup/postgres';
import type {Attack} from './case';
import {CLASSES} from './cases';
import {takesUploads} from './places';
import type {Gauges} from './server';
import {startWorld, type World} from './world';

const HELP = `npm test -- attack [--minutes N] [--place N] [--class N]

Attacks the forms service and the site, on SQLite and PostgreSQL, directly and behind nginx
(deploy/nginx/proxy.conf), on 127.0.0.1 only. Prints what held and what broke by class, and what
the server held before and after: descriptors, uploads, memory, timers.

  --minutes  repeats all attacks for so long in each place (default: 0, once)
  --place    1: SQLite, directly; 2: SQLite, behind nginx; 3 and 4: the same with PostgreSQL (default: 0, all)
  --class    only the class of this number, in the order of cases/index.ts (default: 0, all)

Exit codes: 0 all held, 1 something broke, 2 wrong usage.`;

/** Caches and compiled code may settle, in bytes; what is held for each attack may not. */
const MEMORY_TOLERANCE = 24 * 1024 ** 2;
/** A pool of connections to a database or a mail server may have opened so many more. */
const POOL = 6;
/** Time for what is given up to be given back. */
const SETTLE_MS = 8000;

const {minutes, place, class: chosen} = numbersFrom({minutes: 0, place: 0, class: 0}, HELP);

/** What is attacked in this run. */
const classes = Object.entries(CLASSES).filter((_class, index) => !chosen || index === chosen - 1);

interface Tally {
  held: number;
  broken: number;
}

async function attack(
  world: World,
  list: readonly Attack[],
  report: (fault: string) => void,
): Promise<Tally> {
  const tally = {held: 0, broken: 0};
  for (const {name, run} of list) {
    const fault = await run(world).catch((error: unknown) => String(error));
    if (fault === undefined) tally.held += 1;
    else {
      tally.broken += 1;
      report(`${name}: ${fault}`);
    }
  }
  return tally;
}

function grown(before: Gauges, after: Gauges): string[] {
  const faults: string[] = [];
  const look = (name: keyof Gauges, tolerance: number) => {
    if (after[name] > before[name] + tolerance)
      faults.push(`${name} grew from ${before[name]} to ${after[name]}`);
  };
  for (const name of ['descriptors', 'sockets', 'timers'] as const) look(name, POOL);
  for (const name of ['heap', 'external'] as const) look(name, MEMORY_TOLERANCE);
  return faults;
}

async function settled(world: World): Promise<Gauges> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return world.gauges();
}

async function main(): Promise<void> {
  const postgres = place === 0 || place > 2 ? await startPostgres({fsync: false}) : undefined;
  let broken = 0;
  try {
    const all = [
      ['SQLite, directly', undefined, false],
      ['SQLite, behind nginx', undefined, true],
      ['PostgreSQL, directly', postgres, false],
      ['PostgreSQL, behind nginx', postgres, true],
    ] as const;
    const places = all.filter((_place, index) => !place || index === place - 1);
    for (const [name, database, behindNginx] of places) {
      broken += await attackPlace(name, await startWorld(database, behindNginx));
    }
  } finally {
    await postgres?.stop();
  }
  console.log(broken ? `${broken} broken` : 'Everything held.');
  process.exitCode = broken ? 1 : 0;
}

async function attackPlace(name: string, world: World): Promise<number> {
  console.log(`\n${name}`);
  const results: Record<string, Tally> = {};
  const faults: string[] = [];
  try {
    // What is made once is made before it is measured.
    const placesBefore = await takesUploads(world);
    const before = await settled(world);
    const end = performance.now() + minutes * 60_000;
    do {
      for (const [kind, list] of classes) {
        const tally = await attack(world, list, (fault) => {
          faults.push(fault);
          console.log(`  broken: ${kind}: ${fault}`);
        });
        const known = (results[kind] ??= {held: 0, broken: 0});
        known.held += tally.held;
        known.broken += tally.broken;
        console.log(`  ${kind}: ${tally.held} held, ${tally.broken} broken`);
      }
    } while (performance.now() < end);
    const placesAfter = await takesUploads(world);
    const after = await settled(world);
    faults.push(
      ...grown(before, after),
      ...(placesAfter < placesBefore ? [`places for uploads are gone: ${placesAfter} left`] : []),
    );
    console.table(results);
    const all = Object.values(results);
    const total = (key: keyof Tally) => all.reduce((sum, tally) => sum + tally[key], 0);
    console.log(`  in all: ${total('held')} held, ${total('broken')} broken`);
    console.table({
      before: {...before, 'upload places': placesBefore},
      after: {...after, 'upload places': placesAfter},
    });
    for (const fault of faults) console.log(`  broken: ${fault}`);
  } finally {
    await world.stop();
  }
  return faults.length;
}

void main();
