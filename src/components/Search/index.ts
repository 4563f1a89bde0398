export {Search} from './Search';
