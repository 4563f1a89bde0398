/** What an engine is to the audit. */
import type {Page} from '@playwright/test';
import type {Finding, Scheme} from '../check';

export interface EngineResult {
  findings: Finding[];
  /** Ids of all rules that looked, whether they had anything to look at or not. */
  rules: string[];
  /** Those that found what they look for, and nothing wrong with it. */
  passed: string[];
}

/** An engine that looks at a page in a browser. */
export interface PageEngine {
  name: 'axe' | 'ibm';
  /** In which its rules can say something new (default: all). */
  schemes?: readonly Scheme[];
  /** Leaves the page as it was. */
  run: (page: Page) => Promise<EngineResult>;
}
