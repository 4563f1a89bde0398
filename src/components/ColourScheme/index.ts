export {ColourScheme} from './ColourScheme';
