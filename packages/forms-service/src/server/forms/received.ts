/** What was read of a post that is rejected, so that the page that answers it contains what was typed. */
import type {FastifyInstance, FastifyRequest} from 'fastify';
import type {Form} from '../../forms/index.ts';
import type {HttpError} from '../http/errors.ts';
import {wantsPage} from './respond.ts';
import type {Parts} from './upload.ts';
import {readValues, type SentFields} from './values.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set if the post is rejected, but its texts are still read. */
    rejection: HttpError | null;
    /** The parts of the body that were read so far. */
    received: Parts | null;
  }
}

export function trackReceived(app: FastifyInstance): void {
  app.decorateRequest('rejection', null);
  app.decorateRequest('received', null);
}

/**
 * Rejects a post once its texts have been read, if a browser without JavaScript sent it: its page would be empty
 * otherwise. A script still has the texts, so its post is rejected at once.
 */
export function rejectAfterReading(request: FastifyRequest, error: HttpError): void {
  if (!wantsPage(request)) throw error;
  request.rejection ??= error;
}

/** Returns the fields that were read; undefined if there are none. Repeated fields, which no browser sends, are empty. */
export function readableValues(form: Form, received: Parts | null): SentFields | undefined {
  if (!received) return undefined;
  const texts = Object.entries(received.fields).filter(([, value]) => typeof value === 'string');
  return readValues(form, {fields: Object.fromEntries(texts), files: received.files});
}
