/** Patience with an engine or a check: one that hangs is named, and does not take the whole visit's time. */

/** The slowest of them takes half a minute on the longest page of a quiet machine. */
const PATIENCE_MS = 120_000;

/**
 * What a look finds, unless it takes too long.
 *
 * @param name of the engine or check, for the message
 * @throws Error when it takes longer than `milliseconds`
 */
export async function inTime<T>(
  name: string,
  look: () => Promise<T>,
  milliseconds = PATIENCE_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${name} took longer than ${milliseconds / 1000} s, and was given up.`));
    }, milliseconds);
  });
  try {
    return await Promise.race([look(), late]);
  } finally {
    clearTimeout(timer);
  }
}
