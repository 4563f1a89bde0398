import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {contact, quote} from '../../forms/tables';
import {Form} from './Form';

export const guidance: Guidance = {
  do: ['Name a form that engineers have declared in src/forms/tables.'],
  dont: ['Put one form on a page twice: its fields have ids.'],
};

export const examples: Record<string, ReactElement> = {
  'A form by its name': <Form name="contact" table={contact} />,
  'A form that takes documents, or what was found in them': <Form name="quote" table={quote} />,
};
