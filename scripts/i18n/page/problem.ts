/** A page or a message file that cannot be read. */
export class UnreadableError extends Error {
  /**
   * @param problem a sentence that says what is wrong and how to mend it
   * @param line where, counted from 1
   */
  constructor(
    problem: string,
    readonly line: number,
  ) {
    super(problem);
    this.name = 'UnreadableError';
  }
}
