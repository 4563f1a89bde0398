export {Breadcrumbs} from './Breadcrumbs';
