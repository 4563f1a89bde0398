export {Intro, type IntroProps} from './Intro';
