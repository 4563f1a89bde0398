import type {ReactElement} from 'react';
import {contact} from '../../forms/tables/contact';
import {FormStatus, type FormStatusProps} from './FormStatus';

const props: Omit<FormStatusProps, 'outcome'> = {form: contact, attempt: 1};

export const examples: Record<string, ReactElement> = {
  Succeeded: <FormStatus {...props} outcome={{kind: 'succeeded'}} />,
  Failed: <FormStatus {...props} outcome={{kind: 'failed', problems: {}}} />,
  'Refused by the server': (
    <FormStatus {...props} outcome={{kind: 'failed', problems: {email: 'emailInvalid'}}} />
  ),
  Invalid: <FormStatus {...props} outcome={{kind: 'invalid', problems: {name: 'nameRequired'}}} />,
};
