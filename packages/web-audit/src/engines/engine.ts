import type {Finding} from '../probe';

export interface EngineResult {
  /** Every rule that ran → the success criteria for which it is evidence. */
  rules: Readonly<Record<string, readonly string[]>>;
  findings: Finding[];
}
