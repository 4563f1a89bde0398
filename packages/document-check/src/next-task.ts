/** Yields to other work: progress is shown, and a request to cancel is received. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Milliseconds that work continues before it yields. Not shorter, since browsers delay nested timers by 4 ms each. */
export const SLICE_MS = 40;
