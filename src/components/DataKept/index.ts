export {DataKept} from './DataKept';
