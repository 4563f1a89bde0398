import type {ReactElement} from 'react';
import {CheckboxField} from './CheckboxField';
import {FileField} from './FileField';
import {SelectField} from './SelectField';
import {TextArea} from './TextArea';
import {TextField} from './TextField';

const sizes = [
  {value: 's', label: 'Small'},
  {value: 'l', label: 'Large'},
];

export const examples: Record<string, ReactElement> = {
  'A text field': <TextField id="city" name="city" label="City" />,
  'A required text field with a hint': (
    <TextField id="year" name="year" label="Year" hint="Four digits" inputMode="numeric" required />
  ),
  'An invalid text field': (
    <TextField id="day" name="day" label="Day" hint="1 to 31" error="Enter a day" required />
  ),
  'A select': (
    <SelectField id="size" name="size" label="Size" options={sizes} emptyLabel="Select…" required />
  ),
  'An invalid select': (
    <SelectField
      id="fit"
      name="fit"
      label="Fit"
      options={sizes}
      emptyLabel="Select…"
      error="Choose a fit"
    />
  ),
  'A text of several lines': <TextArea id="story" name="story" label="Story" rows={4} />,
  'A checkbox': (
    <CheckboxField id="terms" name="terms" label="I agree" hint="To what stands above" required />
  ),
  'An invalid checkbox': (
    <CheckboxField id="rules" name="rules" label="I obey" error="Tick the box" required />
  ),
  'A file field': (
    <FileField id="plan" name="plan" label="Plan" hint="A PDF of at most 10 MB" accept=".pdf" />
  ),
};
