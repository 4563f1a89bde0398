export {EditLink, type EditLinkProps} from './EditLink';
