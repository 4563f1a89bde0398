/** What a visitor feels of a long check in each engine: the wait, and how long the page does not answer meanwhile. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {openEngine} from '../tests/engines/drive/open';
import type {Engine, Session} from '../tests/engines/drive/session';
import {openRefusal} from '../tests/engines/front';
import {longPdf} from '../tests/fixtures/documents/long';
import {serve} from './server';

export interface CheckedInEngine {
  /** Name and version, as the engine gives them. */
  engine: string;
  /** Milliseconds from the choice to the result. */
  wait: number;
  /** The longest time that the main thread kept a timer waiting, in ms; other programs are in it, too. */
  blocked: number;
}

/** Those that have no trace to read tasks from: see ./documents-page for Chromium. */
const ENGINES: readonly Engine[] = ['firefox', 'webkit'];
const INPUT = 'main [data-needs-script] input[type=file]';
const PAGES = 300;

/** @param build folder of a built site */
export async function measureCheckInEngines(build: string): Promise<CheckedInEngine[]> {
  const site = await serve(build, 4322);
  const {server: refusal, port} = await openRefusal();
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const file = path.join(folder, 'long.pdf');
  writeFileSync(file, longPdf(PAGES));
  const measured: CheckedInEngine[] = [];
  try {
    for (const engine of ENGINES) {
      const session = await openEngine(engine, port);
      try {
        await session.goto(`${site.origin}/document-check`);
        measured.push({engine: session.version, ...(await measure(session, file))});
      } finally {
        await session.close();
      }
    }
  } finally {
    refusal.closeAllConnections();
    refusal.close();
    site.stop();
    rmSync(folder, {recursive: true});
  }
  return measured;
}

async function measure(session: Session, file: string) {
  await session.evaluate(String(watch), []);
  await session.chooseFiles(INPUT, file);
  return (await session.evaluate(String(result), [])) as Pick<CheckedInEngine, 'wait' | 'blocked'>;
}

interface Watched {
  watched?: Promise<{wait: number; blocked: number}>;
}

/** Runs in the page: wakes it, then looks at the clock from the choice until a second after the result. */
async function watch(): Promise<void> {
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  while (document.documentElement.dataset['hasHydrated'] !== 'true') {
    dispatchEvent(new Event('pointermove'));
    await rest(50);
  }
  await rest(1000);
  const watched = async () => {
    await new Promise((resolve) =>
      document.addEventListener('change', resolve, {once: true, capture: true}),
    );
    const start = performance.now();
    let [last, blocked, end] = [start, 0, Infinity];
    let wait = 0;
    while (last < end) {
      await rest(5);
      const now = performance.now();
      blocked = Math.max(blocked, now - last - 5);
      last = now;
      if (wait > 0 || !document.querySelector('main section[aria-labelledby]')) continue;
      wait = now - start;
      end = now + 1000;
    }
    return {wait: Math.round(wait), blocked: Math.round(blocked)};
  };
  (globalThis as Watched).watched = watched();
}

/** Runs in the page: what was seen. */
function result(): Watched['watched'] {
  return (globalThis as Watched).watched;
}
