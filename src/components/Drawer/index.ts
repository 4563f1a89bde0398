export {Drawer} from './Drawer';
