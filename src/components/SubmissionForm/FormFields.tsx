import {translate} from '@docusaurus/Translate';
import {
  CHECKED,
  FIRST_DAY,
  LAST_DAY,
  fieldsOf,
  fileFieldsOf,
  optionOf,
  patternOf,
  textId,
  type Field,
  type Form,
  type SelectField as SelectFieldTable,
  type TextField as TextFieldTable,
} from '@trendsoft/forms-service/validate';
import {
  CheckboxField,
  FileField,
  SelectField,
  TextArea,
  TextField,
  type Option,
  type TextFieldProps,
} from '../../primitives/Field';
import {translateText} from '../translateMessage';
import {FieldPair} from './FormView';
import styles from './SubmissionForm.module.css';
import type {Bind, CheckOn} from './useChecks';

/** Options by field name. */
export type Choices = Readonly<Record<string, readonly Option[]>>;

interface FormFieldsProps {
  form: Form;
  bind: Bind;
  /** Whether a field is currently asked for. */
  asks: (field: string) => boolean;
  /** Whether the link that led here has selected the field's option. */
  isPreselected: (field: string) => boolean;
  choices?: Choices | undefined;
}

/** Renders the fields of a form's table. */
export function FormFields({form, bind, asks, isPreselected, choices}: FormFieldsProps) {
  const conditional = fileFieldsOf(form).flatMap(([name, {documentCheck}]) =>
    documentCheck ? [name, documentCheck.resultsField] : [],
  );
  const show = ([name, field]: [string, Field]) => {
    const preselected = isPreselected(name);
    const props = {form, name, field, bind, asked: asks(name), preselected};
    const shown = <FormField key={name} {...props} options={choices?.[name]} />;
    if (!conditional.includes(name)) return shown;
    return (
      <div key={name} className={styles.conditional} data-asked={asks(name)}>
        {shown}
      </div>
    );
  };
  return rowsOf(form).map((row) =>
    row.length === 1 ? (
      row.map(show)
    ) : (
      <FieldPair key={row.map(([name]) => name).join()}>{row.map(show)}</FieldPair>
    ),
  );
}

function rowsOf(form: Form) {
  const rows: Array<Array<[string, Field]>> = [];
  let joins = false;
  for (const entry of fieldsOf(form)) {
    if (joins) rows.at(-1)?.push(entry);
    else rows.push([entry]);
    joins = !joins && Boolean(entry[1].besideNext);
  }
  return rows;
}

interface FormFieldProps extends Pick<FormFieldsProps, 'form' | 'bind'> {
  name: string;
  asked: boolean;
  preselected: boolean;
  field: Field;
  options: readonly Option[] | undefined;
}

function FormField({form, name, field, bind, asked, preselected, options}: FormFieldProps) {
  const {label, hint, optional} = field;
  const props = {
    label: translateText(textId(form, name, field), label),
    ...(hint && {hint: translateText(textId(form, `${name}Hint`, field), hint)}),
    required: asked && !optional,
  };
  if (field.control === 'file') {
    const {accept, maxFiles = 1} = field;
    // The last one lets choosers show files whose names do not say what they are.
    const extensions = [...Object.keys(accept), '*/*'].join(',');
    return (
      <FileField {...bind(name, 'change')} {...props} accept={extensions} multiple={maxFiles > 1} />
    );
  }
  const {control, autocomplete: autoComplete} = field;
  const binding = bind(name, checkOnOf(field));
  if (control === 'checkbox') return <CheckboxField {...binding} {...props} value={CHECKED} />;
  if (control === 'select') {
    return (
      <SelectField
        {...binding}
        {...props}
        {...(preselected && {hint: preselectedHint()})}
        options={options ?? optionsOf(form, field)}
        emptyLabel={emptyOption()}
        autoComplete={autoComplete}
        data-query={field.query}
      />
    );
  }
  const {lines} = field;
  if (lines) {
    return <TextArea {...binding} {...props} rows={lines} dir="auto" autoComplete={autoComplete} />;
  }
  return (
    <TextField
      {...binding}
      {...props}
      {...keyboardOf(field)}
      autoComplete={autoComplete}
      pattern={patternOf(field)}
    />
  );
}

/** Returns the options of a field in the reader's language. */
function optionsOf(form: Form, field: SelectFieldTable): Option[] {
  return field.options.map(optionOf).map(({value, label = value, messageId, dialCode}) => {
    const text = messageId ? translateText(textId(form, messageId, field), label) : label;
    return {value, label: dialCode ? `${text} (${dialCode})` : text};
  });
}

/** Returns when a field is first checked. */
const checkOnOf = ({control, checkOn}: Exclude<Field, {control: 'file'}>): CheckOn =>
  checkOn ?? (control === 'text' ? 'keyup' : 'change');

/** Returns the attributes that choose the kind of input, the keys of a touch keyboard and the direction of text. */
function keyboardOf(field: TextFieldTable): Partial<TextFieldProps> {
  const {type, characters, isDeadline} = field;
  if (type === 'date') return {type, min: isDeadline ? FIRST_DAY : undefined, max: LAST_DAY};
  // Not type="email": engines remove, encode or reject parts of what people paste there, each in its own way.
  if (type === 'email') return {inputMode: 'email', autoCapitalize: 'none', spellCheck: false};
  return characters === 'digits' ? {inputMode: 'numeric'} : {dir: 'auto'};
}

/** The empty first choice of every select. */
function emptyOption(): string {
  return translate({
    id: 'SubmissionForm.emptyOption',
    message: 'Select…',
    description: 'First choice of a select in a form, which stands for no choice',
  });
}

/** Takes the place of a select's hint, so that screen readers read it with the select. */
function preselectedHint(): string {
  return translate({
    id: 'SubmissionForm.preselected',
    message: 'Selected by the link you followed. You can change it.',
    description: 'Hint of a select in a form whose option a link to this page has selected',
  });
}
