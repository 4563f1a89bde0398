/** Lets others have a turn: progress is shown, and a question to stop is heard. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** How long work goes on before others get a turn: a browser makes who asks often wait 4 ms each time. */
export const SLICE_MS = 40;
