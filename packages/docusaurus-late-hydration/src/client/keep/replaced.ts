/** Name of the event that a removed element receives, with its replacement as `detail`. */
export const REPLACED = 'replaced';
