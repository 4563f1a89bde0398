/** Documents of a submission: checked for whoever makes a quote, and kept, or their findings alone. */
import {fileFieldsOf, isAsked, type Form, type Values} from '../../forms';
import {cutFindings} from '../../documents/cut';
import {reportText} from '../../documents/text';
import {sayDocumentIn} from '../../documents/words';
import type {Outcome} from '../../documents/node';
import type {CheckDocuments} from '../documents/checks';
import {checkInWords, checkOf} from '../documents/facts';
import type {NewFile} from '../store/store';

/** A document and what its check said; undefined where it said nothing. */
export interface Found {
  name: string;
  outcome: Outcome | undefined;
}

interface Checked {
  /** What was sent, with the findings in place of files that are not kept. */
  values: Values;
  files: readonly NewFile[];
  /** Of every document, kept or not. */
  found: readonly Found[];
}

/** Checks the files of those fields that are for documents. */
export async function checkedFiles(
  form: Form,
  values: Values,
  files: readonly NewFile[],
  check: (documents: readonly Uint8Array[]) => ReturnType<CheckDocuments>,
): Promise<Checked> {
  const fields = new Map(fileFieldsOf(form));
  const documents = files.filter(({field}) => fields.get(field)?.checked);
  if (documents.length === 0) return {values, files, found: []};
  const outcomes = await check(documents.map(({bytes}) => bytes));
  const outcomeOf = (file: NewFile) => outcomes[documents.indexOf(file)];
  const found = documents.map((file) => ({name: file.name, outcome: outcomeOf(file)}));
  const kept = files
    .filter(({field}) => isAsked(form, field, values))
    .map((file) => (documents.includes(file) ? {...file, check: checkOf(outcomeOf(file))} : file));
  const text = fields.get(documents[0]?.field ?? '')?.checked?.findings;
  if (kept.length === files.length || text === undefined) return {values, files: kept, found};
  const field = form.fields[text];
  const most = (field?.control === 'text' && field.limit) || undefined;
  const texts = [values[text]?.trim() ?? '', ...found.map(inWords)].filter(Boolean).join('\n\n');
  return {
    values: {...values, [text]: most ? cutFindings(texts, most, sayDocumentIn()) : texts},
    files: kept,
    found,
  };
}

function inWords({name, outcome}: Found): string {
  const text =
    outcome?.type === 'done' ? reportText(outcome.report, false) : checkInWords(checkOf(outcome));
  return `${name}\n${text}`;
}
