/** A mistake in the command line or in the configuration, printed as one sentence. */
export class UsageError extends Error {}
