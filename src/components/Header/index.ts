export {Header} from './Header';
