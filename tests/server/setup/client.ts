/** Sends the site's forms to a server. */
import {clientOf as anyClientOf} from '../../../packages/forms-service/tests/setup/client';
import type {ChosenFile} from './forms';

type Headers = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string>>;

/** Returns a client that posts the contact form, unless a path is named. */
export function clientOf(url: string) {
  const client = anyClientOf(url, '/contact-form');
  return {
    ...client,
    /** Posts the careers form. */
    apply(fields: Fields, file?: ChosenFile, headers?: Headers) {
      const files = file ? [{part: 'file', ...file}] : [];
      return client.postFiles('/careers-form', fields, files, headers);
    },
    /** Posts a request for a quote. */
    ask(fields: Fields, files: readonly ChosenFile[], headers: Headers = {accept: '*/*'}) {
      const documents = files.map((file) => ({part: 'documents', ...file}));
      return client.postFiles('/quote-form', fields, documents, headers);
    },
  };
}
