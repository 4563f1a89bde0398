/** The job application. Wording is from tests/SPEC.md (sections 4, 5 and 8), except for texts marked "ours". */
import {FILE_TYPES} from '@trendsoft/forms-service/define';
import type {Form} from '@trendsoft/forms-service/define';
import {person} from './person';

export const careers = {
  name: 'careers',
  page: '/TrendSoft/Career',
  endpoints: [{path: '/careers-form'}],
  texts: {
    label: 'Job application',
    submit: 'Send application',
    kept: 'Everything you typed and the file you chose are still here. If you reload the page, choose the file again.',
    succeeded: 'Application submitted successfully',
    next: "We'll read your application and reply by email or phone.",
    // The console line of tests/SPEC.md section 8, also shown to the applicant (deviation 2).
    failed: 'Failed to send application',
  },
  fields: {
    ...person,
    email: {
      ...person.email,
      errors: {...person.email.errors, invalid: 'invalid email address'},
      messageIds: {invalid: 'emailInvalidCareers'},
    },
    position: {
      control: 'select',
      label: 'Position',
      // The build offers the titles of the open job pages.
      options: [],
      query: 'position',
      errors: {required: 'Position is required'},
      column: 10,
    },
    file: {
      control: 'file',
      label: 'Resume (file upload)',
      hint: 'PDF, Word, PowerPoint, Excel, image or plain text file, at most 10 MB',
      mailLabel: 'Resume',
      accept: FILE_TYPES,
      // Ours: servers always have a limit, so the form states it (deviation 8).
      maxBytes: 10 * 1024 * 1024,
      errors: {
        required: 'File Upload is required',
        // Ours, all of these. `type` says what the file is.
        tooLarge: 'The file is larger than 10 MB. Choose a smaller file',
        type: '{files}. Save your resume as a PDF, Word, PowerPoint, Excel, image or plain text file, then choose that file',
        content:
          'The file is damaged or locked. Save it again, for example as a PDF, then choose that file',
        empty: 'The file is empty. Choose another file',
        changed: '“{files}” has changed or was moved since you chose it. Choose it again',
        unreadable: '“{files}” could not be read. It may be a folder. Choose a file',
      },
    },
  },
  mail: {
    subject: 'New application',
    topic: 'position',
    opening: 'Somebody applied for a job through the website.',
    to: 'MAIL_TO_CAREERS',
  },
  reloads: true,
  logsFailure: true,
} as const satisfies Form;
