/** What a flow needs of a browser engine, whichever library drives it. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** One window of one engine. Methods reject when the engine refuses, in its own words. */
export interface Session {
  /** Name and version as the engine gives them, e.g. `firefox/140.1`. */
  readonly version: string;
  /** Leaves the page, so that the next test begins without one. */
  leave: () => Promise<void>;
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Moves by one entry of the history, -1 for Back, 1 for Forward, and may resolve before the page is there. */
  traverse: (by: 1 | -1) => Promise<void>;
  /**
   * Calls a function in the page and waits for what it promises.
   * @param source of a function; @param args of it, as JSON
   */
  evaluate: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Moves the pointer to a position in the viewport, in CSS pixels. */
  hover: (x: number, y: number) => Promise<void>;
  /** Moves the pointer there, and presses its first button. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys together, the last one while the others are held: `Control`, `a`. */
  press: (...keys: string[]) => Promise<void>;
  /** Types a text into what has the focus. */
  type: (text: string) => Promise<void>;
  /** @param selector of an `<input type="file">`; @param files paths on this machine */
  chooseFiles: (selector: string, ...files: string[]) => Promise<void>;
  /** Sizes the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the viewport as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Returns errors and warnings of the console since the last call, uncaught errors among them, each once. */
  takeMessages: () => Promise<string[]>;
  close: () => Promise<void>;
}
