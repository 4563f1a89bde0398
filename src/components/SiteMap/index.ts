export {SiteMap} from './SiteMap';
