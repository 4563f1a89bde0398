/** Changes files at random and reads them: whatever a file is, the check has to end well. */
import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {mutate} from './mutation';
import {onDisk, outcomeOf, readBytes} from './read';

const SLOW_MS = 10_000;
/** Larger files would only make the same mistakes more slowly. */
const MAX_BYTES = 1_500_000;

const filesIn = (name: string): string[] =>
  onDisk(name, () => statSync(name)).isDirectory()
    ? readdirSync(name, {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(name, file))
        .filter((file) => statSync(file).isFile())
        .toSorted()
    : [name];

/** @returns whether none crashed or was slow */
export async function mutateFiles(names: string[], count: number, seed: number): Promise<boolean> {
  const files = names.flatMap(filesIn).filter((file) => {
    const {size} = statSync(file);
    return size > 0 && size <= MAX_BYTES;
  });
  const ends = new Map<string, number>();
  let bad = 0;
  let slowest = 0;
  for (let i = 0; i < count; i += 1) {
    const file = files[i % files.length];
    if (file === undefined) break;
    const bytes = mutate(readBytes(file), seed + i);
    const start = performance.now();
    const outcome = await outcomeOf(bytes);
    const time = performance.now() - start;
    slowest = Math.max(slowest, time);
    const end = outcome.type === 'done' ? 'read' : `refused: ${outcome.reason}`;
    ends.set(end, (ends.get(end) ?? 0) + 1);
    const crash = outcome.type === 'refused' ? outcome.crash : undefined;
    if (crash === undefined && time <= SLOW_MS) continue;
    bad += 1;
    console.log(`${file}, seed ${seed + i}: ${Math.round(time)} ms ${crash ?? ''}`);
  }
  for (const [end, number] of ends) console.log(`${end}: ${number}`);
  console.log(`slowest: ${Math.round(slowest)} ms; crashed or over 10 s: ${bad} of ${count}`);
  return bad === 0;
}
