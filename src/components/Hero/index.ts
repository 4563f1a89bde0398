export {Hero} from './Hero';
