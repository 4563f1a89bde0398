/** Reads the parts of a form that has files, and never more than its table allows. */
import type {MultipartFile} from '@fastify/multipart';
import type {FastifyRequest} from 'fastify';
import {TEXT_LIMIT, fieldsOf, fileFieldsOf, type Form} from '../../forms';
import {Problem} from '../problems';
import type {Timeouts} from '../timeouts';
import {uploadLimit, watchArrival} from './arrival';
import {displayName, type SentFile} from './files';

/** Token, honeypot, and some that no form of ours sends. */
const OTHER_FIELDS = 5;

/** What the parser stops at. */
export function partLimits(form: Form) {
  const all = fieldsOf(form).map(([, field]) => field);
  const files = fileFieldsOf(form).map(([, field]) => field);
  const texts = all.length - files.length + OTHER_FIELDS;
  const longest = Math.max(
    TEXT_LIMIT,
    ...all.map((field) =>
      field.control === 'text' && isFinite(field.limit ?? 0) ? (field.limit ?? 0) : 0,
    ),
  );
  // One more than is accepted tells "too many" and "too large" from "just fits"; a browser's
  // field for one file cannot send two.
  const most = files.reduce((sum, {count = 1}) => sum + (count > 1 ? count + 1 : 1), 0);
  return {
    fileSize: Math.max(...files.map(({size}) => size)) + 1,
    files: most,
    fields: texts,
    parts: texts + most,
    fieldNameSize: 100,
    // Far above the longest accepted text, in bytes, so that a cut text is still too long.
    fieldSize: Math.max(4096, 4 * longest),
    headerPairs: 20,
  };
}

export interface Parts {
  /** Text by name; a list where a name came more than once. */
  fields: Record<string, unknown>;
  /** Files by the field that they came with. */
  files: Record<string, SentFile[]>;
}

/** Reads the whole body. @throws Problem when it is not what a form sends. */
export async function readParts(
  request: FastifyRequest,
  form: Form,
  timeouts: Timeouts,
): Promise<Parts> {
  if (!request.isMultipart()) throw new Problem(415);
  const arrival = watchArrival(request.raw, uploadLimit(form), timeouts);
  try {
    return await Promise.race([collectParts(request, form), arrival.refused]);
  } finally {
    arrival.end();
  }
}

async function collectParts(request: FastifyRequest, form: Form): Promise<Parts> {
  const fields: Record<string, unknown> = {};
  const files: Parts['files'] = {};
  for (const [name] of fileFieldsOf(form)) files[name] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') addTo(fields, part.fieldname, part.value);
      else if (Object.hasOwn(files, part.fieldname)) {
        files[part.fieldname]?.push(await readFile(part));
      } else part.file.resume();
    }
  } catch (error) {
    // The parser's own errors have no status: the body broke off, or has no boundary.
    throw error instanceof Error && 'statusCode' in error ? error : new Problem(400);
  }
  return {fields, files};
}

// As the parser of URL-encoded forms does, so that repeated fields are refused in one place.
function addTo(fields: Record<string, unknown>, name: string, value: unknown): void {
  fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value;
}

async function readFile({filename, file}: MultipartFile): Promise<SentFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  return {name: displayName(filename), bytes: Buffer.concat(chunks)};
}
