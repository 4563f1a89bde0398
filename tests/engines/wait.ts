/** How long a page may take for what it does after a sign; busy machines are slow. */
const PATIENCE_MS = 20_000;

/** Asks again until the answer is true. @throws Error that says what was waited for */
export async function waitFor(
  what: string,
  ask: () => Promise<unknown>,
  why: () => Promise<string | undefined> = async () => undefined,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let error: string | undefined;
  while (Date.now() < end) {
    try {
      if (await ask()) return;
      error = undefined;
    } catch (thrown) {
      error = String(thrown); // As while one page gives way to the next.
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  const reason = error ?? (await why().catch(() => undefined));
  throw new Error(`Waited for ${what}${reason ? `; ${reason}` : ''}.`);
}
