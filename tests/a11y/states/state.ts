/** The type of a page's state. */
import type {State as AuditedState} from '@trendsoft/web-audit';

/** The name is used in titles and, with hyphens, in file names. */
export interface State extends AuditedState {
  /** Width of the viewport for tests, in px. */
  width: number;
  /** Set if only the audit visits the state; the other tests visit one state of each kind. */
  auditOnly?: true;
}
