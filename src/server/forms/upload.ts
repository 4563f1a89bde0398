/** Reads a multipart body, up to the limits of the form's table. */
import type {MultipartFile} from '@fastify/multipart';
import type {FastifyRequest} from 'fastify';
import {fileFieldsOf, type Form} from '../../forms';
import {HttpError} from '../http/errors';
import type {MemoryShare} from '../http/upload-memory';
import {displayName, type SentFile} from './files';
import {fileBytesOf} from './limits';

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
  if (!request.isMultipart()) throw new HttpError(415);
  const fields: Record<string, unknown> = {};
  const files: Parts['files'] = Object.fromEntries(fileFieldsOf(form).map(([name]) => [name, []]));
  request.received = {fields, files};
  let remaining = fileBytesOf(form);
  const count = (bytes: number) => {
    remaining -= bytes;
    // The parser reads one byte more to report that a single file is too large.
    if (remaining < -1) throw new FilesTooLarge();
    memory.take(bytes);
  };
  try {
    for await (const part of request.parts()) {
      const {fieldname: name} = part;
      if (part.type === 'field') {
        // As in URL-encoded forms, so that readValues rejects repeated fields of both.
        fields[name] = Object.hasOwn(fields, name) ? [fields[name], part.value].flat() : part.value;
        continue;
      }
      if (!Object.hasOwn(files, name)) part.file.resume();
      else if (request.rejection) files[name]?.push(discardFile(part, request.rejection));
      else files[name]?.push(await readFile(part, count));
    }
  } catch (error) {
    // Errors of the parser have no status: the body is incomplete or has no boundary.
    throw error instanceof Error && 'statusCode' in error ? error : new HttpError(400);
  }
  return {fields, files};
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
