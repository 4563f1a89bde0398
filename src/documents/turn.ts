/** Lets others have a turn: progress is shown, and a question to stop is heard. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
