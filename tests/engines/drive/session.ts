/** What a flow needs of a browser engine, whichever protocol it is driven by. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Input as WebDriver and WebDriver BiDi both write it: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: {pointerType: 'mouse' | 'touch'};
  actions: Record<string, string | number>[];
}

/** One window of one engine. Methods reject when the engine refuses, in its own words. */
export interface Session {
  /** Name and version as the engine gives them, e.g. `firefox 140.1`. */
  readonly version: string;
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** By one entry of the history: -1 is Back, 1 is Forward. */
  traverse: (by: 1 | -1) => Promise<void>;
  /**
   * Calls a function in the page and waits for what it promises.
   * @param source of a function; @param args of it, as JSON
   */
  evaluate: (source: string, args: readonly unknown[]) => Promise<unknown>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** @param selector of an `<input type="file">`; @param files paths on this machine */
  chooseFiles: (selector: string, ...files: string[]) => Promise<void>;
  /** Sizes the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The viewport, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Errors and warnings of the console, uncaught errors among them, since the last call. */
  takeMessages: () => Promise<string[]>;
  close: () => Promise<void>;
}
