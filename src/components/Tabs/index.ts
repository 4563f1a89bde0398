export {TabPanel, type TabPanelProps} from './TabPanel';
export {Tabs, type TabsProps} from './Tabs';
