export {Office, Offices, type OfficeProps} from './Offices';
