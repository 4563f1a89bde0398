/** Reads the parts of a careers application, and never more than the limits allow. */
import type {MultipartFile} from '@fastify/multipart';
import type {FastifyRequest} from 'fastify';
import {FILE_LIMIT} from '../../forms';
import {Problem} from '../problems';
import type {Timeouts} from '../timeouts';
import {watchArrival} from './arrival';
import {displayName, type SentFile} from './resume';

/** One byte more than is accepted tells "too large" from "just fits". */
export const LIMITS = {
  fileSize: FILE_LIMIT + 1,
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  // Far above the longest accepted text, so that a cut text is still too long.
  fieldSize: 4096,
  headerPairs: 20,
};

export interface Parts {
  /** Text by name; a list where a name came more than once. */
  fields: Record<string, unknown>;
  file: SentFile | undefined;
}

/** Reads the whole body. @throws Problem when it is not what a form sends. */
export async function readParts(request: FastifyRequest, timeouts: Timeouts): Promise<Parts> {
  if (!request.isMultipart()) throw new Problem(415);
  const arrival = watchArrival(request.raw, timeouts);
  try {
    return await Promise.race([collectParts(request), arrival.refused]);
  } finally {
    arrival.end();
  }
}

async function collectParts(request: FastifyRequest): Promise<Parts> {
  const fields: Record<string, unknown> = {};
  let file: SentFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') addTo(fields, part.fieldname, part.value);
      else if (part.fieldname === 'file') file = await readFile(part);
      else part.file.resume();
    }
  } catch (error) {
    // The parser's own errors have no status: the body broke off, or has no boundary.
    throw error instanceof Error && 'statusCode' in error ? error : new Problem(400);
  }
  return {fields, file};
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
