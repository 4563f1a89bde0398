/** The address of a page selects options of its form. Each select with a query parameter is tested. */
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {fillOthers, list, mockFetch} from '../../../tests/setup/forms';
import {t} from '../../../tests/setup/messages';
import {render} from '../../../tests/setup/render';
import {fieldsOf, optionOf, type Form} from '@trendsoft/forms-service/validate';
import {FORMS, contact} from '../../forms/tables';
import {createDrafts} from './drafts';
import {SubmissionForm} from './SubmissionForm';

const {fetch} = mockFetch();
const HINT = t('SubmissionForm.preselected');

interface Case {
  form: Form;
  name: string;
  label: string;
  query: string;
  /** Two options that the select offers. */
  values: string[];
  choices?: Record<string, Array<{value: string; label: string}>>;
}

/** Options of the selects that the build fills in. */
const FILLED_IN = ['First', 'Second'];

const CASES: Case[] = FORMS.flatMap((form) =>
  fieldsOf(form).flatMap(([name, field]) => {
    if (field.control !== 'select' || !field.query) return [];
    const {query, label} = field;
    const offered = field.options.map(optionOf).map(({value}) => value);
    const values = offered.length > 0 ? offered : FILLED_IN;
    const options = values.map((value) => ({value, label: value}));
    return [{form, name, label, query, values, ...(!offered[0] && {choices: {[name]: options}})}];
  }),
);

function open({form, query, choices}: Case, value: string) {
  const path = `${form.page}?${new URLSearchParams({[query]: value})}`;
  return render(<SubmissionForm form={form} choices={choices} />, {path});
}

test('several forms have a select that a link can preselect', () => {
  expect(CASES.length).toBeGreaterThan(1);
});

describe.each(CASES)('$form.name: ?$query', (given) => {
  const {form, name, label, values} = given;
  const [first = '', second = ''] = values;

  test('selects an option and says so with the field, without a change of focus', () => {
    open(given, second);
    expect(list(label)).toHaveValue(second);
    expect(list(label)).toHaveAccessibleDescription(HINT);
    expect(screen.getByText(HINT)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test('ignores a value that the select does not offer', () => {
    open(given, 'Nothing of this kind');
    expect(list(label)).toHaveValue('');
    expect(screen.queryByText(HINT)).toBeNull();
  });

  test('does not replace the answer of a draft, even if it is the same', () => {
    createDrafts().store(form, {texts: {[name]: first}, keys: new Map()});
    const visit = open(given, second);
    expect(list(label)).toHaveValue(first);
    expect(screen.queryByText(HINT)).toBeNull();
    visit.unmount();
    open(given, first).unmount();
    expect(createDrafts().storedTexts(form)).toEqual({[name]: first});
  });

  test('is not an answer, so the next link can select another option', () => {
    open(given, first).unmount();
    expect(createDrafts().storedTexts(form)).toBeUndefined();
    open(given, second);
    expect(list(label)).toHaveValue(second);
  });

  test("becomes the visitor's answer when it is changed", async () => {
    const visit = open(given, first);
    await userEvent.selectOptions(list(label), second);
    await waitFor(() => expect(screen.queryByText(HINT)).toBeNull());
    expect(createDrafts().storedTexts(form)).toEqual({[name]: second});
    visit.unmount();
    open(given, first);
    expect(list(label)).toHaveValue(second);
  });
});

test('a preselected option is sent, and the empty form says nothing about it', async () => {
  const user = userEvent.setup();
  const [value] = contact.fields.enquiries.options.map(optionOf).map((option) => option.value);
  render(<SubmissionForm form={contact} />, {path: `${contact.page}?purpose=${value}`});
  await fillOthers(user, contact, ['enquiries']);
  await user.click(screen.getByRole('button'));
  await screen.findByText(contact.texts.succeeded);
  expect(fetch.mock.calls.at(-1)?.[1].body).toContain(`"enquiries":"${value}"`);
  expect(list(contact.fields.enquiries.label)).toHaveValue('');
  expect(screen.queryByText(HINT)).toBeNull();
});
