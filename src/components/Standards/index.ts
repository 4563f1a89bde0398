export {Standards} from './Standards';
