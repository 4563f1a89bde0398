export {ServicesPanel} from './ServicesPanel';
