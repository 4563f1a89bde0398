export {ContactForm} from './ContactForm';
