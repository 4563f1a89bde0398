import {translate} from '@docusaurus/Translate';
import {COUNTRIES, PHONE_LENGTH} from '../../forms';
import {SelectField, TextField} from '../../primitives/Field';
import {FieldPair} from './SubmissionForm';
import {emptyOption} from './words';
import type {Bind} from './useFieldRules';

export interface PersonFieldsProps {
  bind: Bind<'name' | 'email' | 'countryCode' | 'phoneNumber'>;
}

/** Who is writing: the four questions that both forms ask first. */
export function PersonFields({bind}: PersonFieldsProps) {
  return (
    <>
      <FieldPair>
        <TextField {...bind('name')} {...nameWords()} autoComplete="name" pattern={NAME} required />
        <TextField
          {...bind('email')}
          {...emailWords()}
          type="email"
          autoComplete="email"
          required
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          {...bind('countryCode', 'blur')}
          {...countryWords()}
          options={countryOptions()}
          emptyLabel={emptyOption()}
          autoComplete="tel-country-code"
          required
        />
        <TextField
          {...bind('phoneNumber')}
          {...phoneWords()}
          // Not type="tel": HTML allows tel-national on text only. The keypad comes from inputMode.
          inputMode="numeric"
          autoComplete="tel-national"
          pattern={PHONE}
          required
        />
      </FieldPair>
    </>
  );
}

// The rules of src/forms in the browser's own terms, for when there is no script.
const NAME = '[\\p{L}\\p{M} ]+';
const PHONE = ` *[0-9]{${PHONE_LENGTH}} *`;

function nameWords() {
  return {
    label: translate({
      id: 'PersonFields.name',
      message: 'Name',
      description: 'Label of a form field',
    }),
    hint: translate({
      id: 'PersonFields.nameHint',
      message: 'Letters and spaces only',
      description: 'Hint below the label Name of a form',
    }),
  };
}

function emailWords() {
  return {
    label: translate({
      id: 'PersonFields.email',
      message: 'Email',
      description: 'Label of a form field',
    }),
    hint: translate({
      id: 'PersonFields.emailHint',
      message: 'For example, name@example.com',
      description: 'Hint below the label Email of a form',
    }),
  };
}

function countryWords() {
  return {
    label: translate({
      id: 'PersonFields.countryCode',
      message: 'Country code',
      description: 'Label of a form field: calling code of the phone number',
    }),
    hint: translate({
      id: 'PersonFields.countryCodeHint',
      message: 'The country of your phone number',
      description: 'Hint below the label Country code of a form',
    }),
  };
}

function phoneWords() {
  return {
    label: translate({
      id: 'PersonFields.phoneNumber',
      message: 'Phone number',
      description: 'Label of a form field',
    }),
    hint: translate({
      id: 'PersonFields.phoneNumberHint',
      message: '10 digits, without the country code',
      description: 'Hint below the label Phone number of a form',
    }),
  };
}

function countryOptions() {
  const description = 'Country in the list of country codes of a form';
  const names: Record<string, string> = {
    IN: translate({id: 'PersonFields.india', message: 'India', description}),
    US: translate({id: 'PersonFields.unitedStates', message: 'United States', description}),
    GB: translate({id: 'PersonFields.unitedKingdom', message: 'United Kingdom', description}),
    CA: translate({id: 'PersonFields.canada', message: 'Canada', description}),
    AU: translate({id: 'PersonFields.australia', message: 'Australia', description}),
  };
  return COUNTRIES.map(({id, dialCode, name}) => ({
    value: id,
    label: `${names[id] ?? name} (${dialCode})`,
  }));
}
