import {translate} from '@docusaurus/Translate';
import {ENDPOINTS, FILE_ACCEPT, POSITIONS, type Position} from '../../forms';
import {FileField, SelectField} from '../../primitives/Field';
import {emptyOption, PersonFields, SubmissionForm} from '../SubmissionForm';
import {useCareersForm} from './useCareersForm';

/**
 * The job application. Keys: the browser's own.
 * Element: `<form aria-label="Job application">`, preceded by its status.
 */
export function CareersForm() {
  const {bind, state} = useCareersForm();
  return (
    <SubmissionForm
      {...formWords()}
      endpoint={ENDPOINTS.careers}
      encType="multipart/form-data"
      succeeded="careersSucceeded"
      failed="careersFailed"
      state={state}
    >
      <PersonFields bind={bind} />
      <SelectField
        {...bind('position', 'change')}
        label={translate({
          id: 'CareersForm.position',
          message: 'Position',
          description: 'Label of a field of the careers form',
        })}
        options={positionOptions()}
        emptyLabel={emptyOption()}
        required
      />
      <FileField {...bind('file', 'change')} {...fileWords()} accept={FILE_ACCEPT} required />
    </SubmissionForm>
  );
}

function formWords() {
  return {
    label: translate({
      id: 'CareersForm.label',
      message: 'Job application',
      description: 'Name of the careers form for screen readers',
    }),
    submitLabel: translate({
      id: 'CareersForm.submit',
      message: 'Send application',
      description: 'Label of the submit button of the careers form',
    }),
    advice: translate({
      id: 'CareersForm.advice',
      message:
        'Everything you typed and the file you chose are still here. Check your connection, then try again.',
      description: 'In the alert above the careers form: what to do when it could not be sent',
    }),
  };
}

function fileWords() {
  return {
    label: translate({
      id: 'CareersForm.file',
      message: 'Resume (file upload)',
      description: 'Label of a field of the careers form',
    }),
    hint: translate({
      id: 'CareersForm.fileHint',
      message: 'PDF, Word, PowerPoint, Excel, image or plain text file, at most 10 MB',
      description: 'Hint below the label Resume (file upload) of the careers form',
    }),
  };
}

function positionOptions() {
  const description = 'Choice of the field Position';
  const labels: Record<Position, string> = {
    Fresher: translate({id: 'CareersForm.fresher', message: 'Fresher', description}),
    'Epub Accessibility Developer': translate({
      id: 'CareersForm.epubDeveloper',
      message: 'Epub Accessibility Developer',
      description,
    }),
  };
  return POSITIONS.map((value) => ({value, label: labels[value]}));
}
