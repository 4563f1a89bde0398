import {translate} from '@docusaurus/Translate';

/** The empty first choice of every select. */
export function emptyOption(): string {
  return translate({
    id: 'SubmissionForm.emptyOption',
    message: 'Select…',
    description: 'First choice of a select in a form, which stands for no choice',
  });
}
