export {Office, Offices} from './Offices';
