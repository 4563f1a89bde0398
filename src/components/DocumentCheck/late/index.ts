/** What is fetched once a file is chosen. */
export {Checks} from './Checks';
export {enqueue} from './queue';
