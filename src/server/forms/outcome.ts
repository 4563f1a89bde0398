/** What became of a post, as answers tell it. */
import type {Form, Problems} from '../../forms';
import type {ProblemOptions} from '../http/problems';
import type {Site} from '../site/site';
import type {FormValues} from './values';

export type Outcome =
  | {kind: 'stored'; id: string; reference: string}
  | {kind: 'invalid'; problems: Problems}
  | {kind: 'failed'; status: number; options?: ProblemOptions};

/** What the visitor sent, as far as it could be read. */
export interface Sent extends FormValues {
  /** Fields that files came with; a browser cannot be told to keep them. */
  fileFields: readonly string[];
}

export interface Answer {
  form: Form;
  outcome: Outcome;
  sent: Sent;
}

export const NOTHING_SENT: Sent = {values: {}, joined: false, fileFields: []};

/** Where answers find their pages, whose pages may be linked to, and below which path. */
export interface AnswerContext {
  site: Site | undefined;
  allowedOrigins: readonly string[];
  /** Path below which the pages lie. */
  basePath: string;
}
