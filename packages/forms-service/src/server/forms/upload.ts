/** Reads a multipart body, up to the limits of the form's table. */
import type {MultipartFile} from '@fastify/multipart';
import type {FastifyRequest} from 'fastify';
import {fileFieldsOf, type Form} from '../../forms/index.ts';
import {HttpError} from '../http/errors.ts';
import type {MemoryShare} from '../http/upload-memory.ts';
import {displayName, type SentFile} from './files.ts';
import {fileBytesOf} from './limits.ts';

/** The error for a body that is too large. Only files can cause this, so it is shown at the file field. */
export class FilesTooLarge extends HttpError {
  constructor() {
    super(413);
  }
}

export interface Parts {
  /** Text by name; a list if the name was repeated. */
  fields: Record<string, unknown>;
  /** Files by field. */
  files: Record<string, SentFile[]>;
}

/**
 * Reads the whole body. If the post is rejected already, only its texts are kept.
 * @throws HttpError for a body that is too large, or that the form cannot have sent
 */
export async function readParts(
  request: FastifyRequest,
  form: Form,
  memory: MemoryShare,
): Promise<Parts> {
  const fields: Record<string, unknown> = {};
  const files: Parts['files'] = Object.fromEntries(fileFieldsOf(form).map(([name]) => [name, []]));
  request.received = {fields, files};
  const count = createByteCount(fileBytesOf(form), memory);
  try {
    for await (const part of request.parts()) {
      const {fieldname: name} = part;
      if (part.type === 'field') {
        addField(fields, name, part.value);
        continue;
      }
      const list = Object.hasOwn(files, name) ? files[name] : undefined;
      if (!list) part.file.resume();
      else if (request.rejection) list.push(discardFile(part, request.rejection));
      else list.push(await readFile(part, count));
    }
  } catch (error) {
    throw withStatus(error);
  }
  return {fields, files};
}

/** Errors of the parser have no status: the body is incomplete or has no boundary. */
const withStatus = (error: unknown) =>
  error instanceof Error && 'statusCode' in error ? error : new HttpError(400);

/** Collects repeated fields in a list, as URL-encoded forms do, so that readValues rejects those of both. */
function addField(fields: Parts['fields'], name: string, value: unknown): void {
  fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value;
}

/** Returns a function that counts the bytes of files. @throws FilesTooLarge beyond the limit */
function createByteCount(limit: number, memory: MemoryShare): (bytes: number) => void {
  let remaining = limit;
  return (bytes) => {
    remaining -= bytes;
    // The parser reads one byte more to report that a single file is too large.
    if (remaining < -1) throw new FilesTooLarge();
    memory.take(bytes);
  };
}

/** Returns a file without its content. If the files are too large, the rest of the body is not read. */
function discardFile({filename, file}: MultipartFile, rejection: HttpError): SentFile {
  if (rejection instanceof FilesTooLarge && filename) throw rejection;
  file.resume();
  return {name: displayName(filename), size: 0, bytes: new Uint8Array()};
}

async function readFile(
  {filename, file}: MultipartFile,
  count: (bytes: number) => void,
): Promise<SentFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    count(chunk.length);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return {name: displayName(filename), size: bytes.length, bytes};
}
