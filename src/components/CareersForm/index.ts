export {CareersForm} from './CareersForm';
