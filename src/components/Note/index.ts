export {Note} from './Note';
