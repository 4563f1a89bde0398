/** Types of tasks: a goal of a visitor, the page, and the steps to it. */
import type {Step} from '@trendsoft/web-audit/screen-reader';
import type {Rule} from '../engines/proxy';

export {step, times, type Key, type Step} from '@trendsoft/web-audit/screen-reader';

export interface Task {
  /** Name of its transcripts, and on the command line. */
  id: string;
  /** Goal of the visitor, the heading of the transcript. */
  title: string;
  /** The page that the browser opens. */
  route: string;
  /** Width of the page, in CSS px. Default: 1280. */
  width?: 1280 | 375;
  /** `full`: a server without disk space for submissions. */
  server?: 'full';
  /** Answers for some of the browser's requests. */
  rules?: readonly Rule[];
  /** Called when the task runs, because it reads words from the built site. */
  steps: () => Step[];
}
