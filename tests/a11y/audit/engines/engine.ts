import type {Finding} from '../probe';

export interface EngineResult {
  /** All rules that ran → the success criteria for which each is evidence. */
  rules: Readonly<Record<string, readonly string[]>>;
  findings: Finding[];
}
