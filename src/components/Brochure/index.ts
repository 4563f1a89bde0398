export {BrochureCard, BrochureLink} from './Brochure';
