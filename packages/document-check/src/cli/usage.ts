/** Mistakes of whoever types the command: each is printed as one sentence. */

/** The command line is wrong. */
export class UsageError extends Error {}

/** A file cannot be read. */
export class NotPossibleError extends Error {}
