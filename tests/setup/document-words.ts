/** Stands in for the sentences of the document checks that the build writes: English, all in each part. */
import {MESSAGES} from '../../src/documents/words';

export default Object.fromEntries(Object.entries(MESSAGES).map(([id, {message}]) => [id, message]));
