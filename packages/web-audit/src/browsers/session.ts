/** The interface of a browser engine for flows, independent of the library that drives it. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A window of an engine. Methods reject with the engine's own error. */
export interface Session {
  /** Name and version as reported by the engine, e.g. `firefox/140.1`. */
  readonly version: string;
  /**
   * Leaves the page, so that the next test starts without it.
   * @param page an address of the site without scripts: on a page of no site, Chromium would end the process of the site
   */
  leave: (page: string) => Promise<void>;
  /** Opens a URL, and resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Moves by one history entry, -1 for Back, 1 for Forward. May resolve before the page has loaded. */
  traverse: (by: 1 | -1) => Promise<void>;
  /**
   * Calls a function in the page, and resolves with its result.
   * @param source code of the function @param args its arguments, which must be JSON
   */
  evaluate: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Moves the pointer to a position in the viewport, in CSS pixels. */
  hover: (x: number, y: number) => Promise<void>;
  /** Moves the pointer to a position, and clicks. */
  click: (x: number, y: number) => Promise<void>;
  /** Moves the pointer to a position, and presses its primary button. */
  hold: (x: number, y: number) => Promise<void>;
  /** Releases the pointer's primary button. */
  release: () => Promise<void>;
  /** Turns the wheel, or swipes on a touchpad, at the position of the pointer. Distances in CSS pixels. */
  wheel: (deltaX: number, deltaY: number) => Promise<void>;
  /** Presses a key combination such as `Control`, `a`. */
  press: (...keys: string[]) => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  /** Chooses files. @param selector of an `<input type="file">` @param files local paths */
  chooseFiles: (selector: string, ...files: string[]) => Promise<void>;
  /** Resizes the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns a PNG screenshot of the viewport. */
  screenshot: () => Promise<Buffer>;
  /** Returns unique console errors and warnings since the last call, including uncaught errors. */
  takeMessages: () => Promise<string[]>;
  close: () => Promise<void>;
}
