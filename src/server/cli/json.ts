/** Submissions as programs read them. */
import type {Submission} from '../store/store';

/** With the first file under the name that it had when a submission had one at most. */
export function forPrograms(submission: Submission): object {
  const [file] = submission.files;
  return {...submission, ...(file && {file})};
}
