export {Faq, Question, type QuestionProps} from './Faq';
