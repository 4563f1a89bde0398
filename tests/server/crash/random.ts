/** Random numbers that a seed repeats. */
import {createHash} from 'node:crypto';

export type Random = ReturnType<typeof createRandom>;

/** Returns the random choices of one actor. Each has its own sequence, so that others do not disturb it. */
export function createRandom(seed: string) {
  let drawn = 0;
  /** From 0 to 1. */
  const next = (): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / 2 ** 32;
  };
  return {
    between: (least: number, most: number) => least + next() * (most - least),
    /** Returns true with this probability. */
    chance: (probability: number) => next() < probability,
    /** @param choices at least one */
    pick<Choice>(choices: readonly Choice[]): Choice {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('There is nothing to choose from.');
      return choice;
    },
  };
}
