export {Logo} from './Logo';
