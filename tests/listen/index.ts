/** Public API of the screen reader tests, for `npm run listen`. */
export {BROWSERS, type Browser} from '@trendsoft/web-audit/screen-reader';
export {perform} from './perform';
export {FAULTS, runBefore} from './planted';
export {failuresOf, listenAndReport, versions} from './report';
export type {Task} from './task';
export {TASKS} from './tasks';
