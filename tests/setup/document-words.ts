/** Stands in for the sentences of the document checks that the build writes: English, all in each part. */
import {DOCUMENT_MESSAGES} from 'document-check/words';

export default Object.fromEntries(
  Object.entries(DOCUMENT_MESSAGES).map(([id, {message}]) => [id, message]),
);
