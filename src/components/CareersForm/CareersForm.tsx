import {translate} from '@docusaurus/Translate';
import {ENDPOINTS, FILE_ACCEPT, POSITIONS} from '../../forms';
import {FileField, SelectField} from '../../primitives/Field';
import {emptyOption, PersonFields, SubmissionForm} from '../SubmissionForm';
import {useCareersForm} from './useCareersForm';

export interface CareersFormProps {
  /** What can be applied for; the build fills it in with the openings that are open. */
  positions?: {value: string; label: string}[];
}

const ALL_POSITIONS = POSITIONS.map((value) => ({value, label: value}));

/**
 * The job application. Keys: the browser's own.
 * Element: `<form aria-label="Job application">`, preceded by its status.
 */
export function CareersForm({positions = ALL_POSITIONS}: CareersFormProps) {
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
        options={positions}
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
