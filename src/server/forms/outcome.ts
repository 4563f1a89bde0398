/** What became of a post, as answers report it. */
import type {Form, Problems} from '../../forms';
import type {ErrorDetails} from '../http/errors';
import type {Site} from '../site/site';
import type {FormValues} from './values';

export type Outcome =
  | {kind: 'stored'; id: string; reference: string}
  | {kind: 'invalid'; problems: Problems}
  | {kind: 'failed'; status: number; details?: ErrorDetails};

export interface Answer {
  form: Form;
  outcome: Outcome;
  /** What the visitor sent; undefined when the request was refused unread. */
  sent: Sent | undefined;
}

export interface Sent extends FormValues {
  /** Fields that files came with; a browser cannot be told to keep them. */
  fileFields: readonly string[];
}

export interface AnswerContext {
  site: Site | undefined;
  allowedOrigins: readonly string[];
  /** Path below which the pages are. */
  basePath: string;
}
