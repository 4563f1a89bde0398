/** Everything at once: actors use, staff, break and replace the service; then a judge counts what is left. */
import type {TestPostgres} from '../../../packages/forms-service/tests/setup/postgres';
import {changer} from './actors/changer';
import {clock} from './actors/clock';
import {database} from './actors/database';
import {disk} from './actors/disk';
import {eraser} from './actors/eraser';
import {mail} from './actors/mail';
import {reader} from './actors/reader';
import {scanner} from './actors/scanner';
import {service} from './actors/service';
import {sheet} from './actors/sheet';
import {uploader} from './actors/uploader';
import {visitor} from './actors/visitor';
import {compareWithStore} from './outcome';
import {createRandom} from './random';
import {createWorld, type Actor, type Soaked, type World} from './world';

const ACTORS: readonly Actor[] = [
  visitor,
  uploader,
  reader,
  eraser,
  changer,
  mail,
  sheet,
  scanner,
  database,
  disk,
  clock,
  service,
];

interface SoakOptions {
  database: Soaked;
  minutes: number;
  postgres: TestPostgres;
  /** Repeats the choices of every actor, though not the moments at which they meet. */
  seed: string;
  report?: (line: string) => void;
}

export interface SoakResult {
  /** Counts by actor. */
  actors: Record<string, Record<string, number>>;
  figures: Record<string, number>;
  outages: Record<string, number>;
  failures: string[];
}

const MINUTE_MS = 60_000;

/** Every actor acts about this often in the shortest soak. */
const LEAST_ACTS = 4;

/** Runs the actors, and judges. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const {minutes, seed, report = () => undefined} = options;
  const world = await createWorld(options);
  const actors: SoakResult['actors'] = {};
  const failures: string[] = [];

  /** Acts again and again until the soak ends. */
  const play = async (actor: Actor, number: number): Promise<void> => {
    const counts = (actors[actor.name] ??= {});
    const random = createRandom(`${seed} ${actor.name} ${number}`);
    const self = {
      ...random,
      number,
      count: (what: string) => {
        counts[what] = (counts[what] ?? 0) + 1;
      },
      fail(what: string) {
        failures.push(`${actor.name}: ${what}`);
        report(`${actor.name}: ${what}`);
      },
    };
    const pauseMs = Math.min(actor.pauseMs, (minutes * MINUTE_MS) / LEAST_ACTS);
    for (;;) {
      await world.pause(random.between(0.3, 1.7) * pauseMs);
      if (world.isEnding()) return;
      try {
        await actor.act(world, self);
      } catch (error) {
        self.fail((error as Error).stack ?? String(error));
      }
    }
  };

  try {
    await world.supervisor.start();
    const playing = ACTORS.filter((one) => (one.database ?? world.database) === world.database);
    const plays = playing.flatMap((actor) =>
      Array.from({length: actor.number ?? 1}, (_, number) => play(actor, number)),
    );
    for (let minute = 1; minute <= minutes; minute += 1) {
      await world.pause(MINUTE_MS);
      report(`minute ${minute} of ${minutes}: ${world.submitted.size} acknowledged`);
    }
    world.end();
    await Promise.all(plays);
    failures.push(...faultsOf(world));
    const {figures, faults} = await compareWithStore(world);
    failures.push(...faults);
    return {actors, figures, outages: world.outages.seconds(), failures};
  } finally {
    world.end();
    await world.stop();
  }
}

function faultsOf({supervisor}: World): string[] {
  const faults = supervisor.failed.map((reason) => `a release did not start: ${reason}`);
  if (supervisor.stuck > 0) faults.push(`${supervisor.stuck} servers did not stop in time`);
  return faults;
}
