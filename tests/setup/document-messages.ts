/** Mocks the generated messages of the document check: English, all in each part. */
import {DOCUMENT_MESSAGES} from '@trendsoft/document-check/messages';

export default Object.fromEntries(
  Object.entries(DOCUMENT_MESSAGES).map(([id, {message}]) => [id, message]),
);
