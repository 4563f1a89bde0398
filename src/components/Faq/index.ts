export {Faq, Question} from './Faq';
