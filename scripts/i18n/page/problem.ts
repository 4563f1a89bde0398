import {NotPossibleError} from '../../command-line';

/** A page or a message file that cannot be read. */
export class UnreadableError extends NotPossibleError {
  /** From the root of the project, once it is known. */
  file?: string;

  /**
   * @param problem a sentence that says what is wrong and how to fix it
   * @param line where, counted from 1
   */
  constructor(
    problem: string,
    readonly line: number,
  ) {
    super(problem);
    this.name = 'UnreadableError';
  }

  /** As an editor makes a link of it, where the file is known. */
  override get told(): string {
    return this.file === undefined ? this.message : `${this.file}:${this.line}: ${this.message}`;
  }
}

/** What `read` makes of a file. @throws UnreadableError that names the file */
export function inFile<Result>(file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableError) error.file ??= file;
    throw error;
  }
}

/** @throws UnreadableError for the marks that some editors of Windows write */
export function checkEncoding(source: string): void {
  if (source.startsWith('\uFEFF')) {
    throw new UnreadableError(
      'The file begins with an invisible mark. Save it as "UTF-8", not as "UTF-8 with BOM".',
      1,
    );
  }
  if (!source.includes('\r')) return;
  const line = source.slice(0, source.indexOf('\r')).split('\n').length;
  throw new UnreadableError(
    'Lines end as on Windows. Save the file with the line ending "LF", not "CRLF".',
    line,
  );
}
