/** How much a form may send, from its table. In bytes. */
import {TEXT_LIMIT, fieldsOf, fileFieldsOf, type Form} from '../../forms';

/** Parts of a body that no form of ours sends, and the honeypot. */
const OTHER_FIELDS = 5;

const limitsOf = (form: Form) =>
  fieldsOf(form)
    .map(([, field]) => ('limit' in field && field.limit) || TEXT_LIMIT)
    .filter(Number.isFinite);

export function fileBytesOf(form: Form): number {
  const most = fileFieldsOf(form).map(([, {size, count = 1, total = Infinity}]) =>
    Math.min(size * count, total),
  );
  return most.reduce((sum, bytes) => sum + bytes, 0);
}

/** Most bytes of a form without files. A letter takes nine bytes in the encoding of an address. */
export function textLimit(form: Form): number {
  return 16 * 1024 + limitsOf(form).reduce((sum, limit) => sum + 9 * (limit - TEXT_LIMIT), 0);
}

export function uploadLimit(form: Form): number {
  return fileBytesOf(form) + textLimit(form) + 64 * 1024;
}

/** What the parser of multipart bodies stops at. */
export function partLimits(form: Form) {
  const files = fileFieldsOf(form).map(([, field]) => field);
  const texts = fieldsOf(form).length - files.length + OTHER_FIELDS;
  // One more than is accepted tells "too many" and "too large" from "just fits"; a browser's
  // field for one file cannot send two.
  const most = files.reduce((sum, {count = 1}) => sum + (count > 1 ? count + 1 : 1), 0);
  return {
    fileSize: Math.max(...files.map(({size}) => size)) + 1,
    files: most,
    fields: texts,
    parts: texts + most,
    fieldNameSize: 100,
    // Far above the longest accepted text, so that a cut text is still too long.
    fieldSize: Math.max(4096, 4 * Math.max(...limitsOf(form))),
    headerPairs: 20,
  };
}
