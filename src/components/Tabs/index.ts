export {TabPanel} from './TabPanel';
export {Tabs} from './Tabs';
