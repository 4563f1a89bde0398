export {Intro} from './Intro';
