/** What others may import of the bench: how files are weighed. */
export {plainName, sentBytes} from './files';
