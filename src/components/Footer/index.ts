export {Footer} from './Footer';
