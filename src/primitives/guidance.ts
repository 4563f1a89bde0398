/** What a writer should know before using a block; shown in the catalogue. */
export interface Guidance {
  /** What it is good for, a sentence each. */
  do: string[];
  /** What to leave, and what to take instead, a sentence each. */
  dont: string[];
}
