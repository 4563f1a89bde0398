/** Size limits of a form's request, from its table, in bytes. */
import {TEXT_LIMIT, fieldsOf, fileFieldsOf, type Form} from '../../forms/index.ts';

/** Number of additional fields that are accepted: the honeypot, and fields that browser extensions add. */
const OTHER_FIELDS = 5;

const textLimitsOf = (form: Form) =>
  fieldsOf(form)
    .map(([, field]) => ('limit' in field && field.limit) || TEXT_LIMIT)
    .filter(Number.isFinite);

export function fileBytesOf(form: Form): number {
  const limits = fileFieldsOf(form).map(([, {maxBytes, maxFiles = 1, maxTotalBytes = Infinity}]) =>
    Math.min(maxBytes * maxFiles, maxTotalBytes),
  );
  return limits.reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Largest request of a form without files. Far above the texts that are accepted, so that even a pasted chapter is read,
 * and returned with the message that it is too long.
 */
export const TEXT_REQUEST_BYTES = 1024 * 1024;

export function uploadLimit(form: Form): number {
  return fileBytesOf(form) + TEXT_REQUEST_BYTES;
}

export function partLimits(form: Form) {
  const files = fileFieldsOf(form).map(([, field]) => field);
  const maxTexts = fieldsOf(form).length - files.length + OTHER_FIELDS;
  // One more than accepted, to detect "too many" and "too large". A browser's field for one file
  // cannot send two.
  const maxFiles = files.reduce((sum, {maxFiles: max = 1}) => sum + (max > 1 ? max + 1 : 1), 0);
  return {
    fileSize: Math.max(...files.map(({maxBytes}) => maxBytes)) + 1,
    files: maxFiles,
    fields: maxTexts,
    parts: maxTexts + maxFiles,
    fieldNameSize: 100,
    // Far above the longest accepted text, so that a truncated text is still too long.
    fieldSize: Math.max(4096, 4 * Math.max(...textLimitsOf(form))),
    headerPairs: 20,
  };
}
