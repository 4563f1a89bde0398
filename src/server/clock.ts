/**
 * The two clocks. Somebody may set the one that tells dates, back or ahead, at any moment: how long
 * something took or has to wait is never told by it.
 */

/** Milliseconds of a clock that nobody sets: for intervals, within this process. */
export type Elapsed = () => number;
export const elapsed: Elapsed = () => performance.now();

/** Milliseconds since 1970, as this machine believes: for what people read, and for other machines. */
export type WallClock = () => number;
export const wallClock: WallClock = () => Date.now();
