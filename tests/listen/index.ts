/** What others may import: the options of `npm run listen`, and the listening itself. */
export {HELP, OPTIONS, optionsOf} from './options';
export {listenAndReport, listenToFaults} from './report';
