export {asMarkdown as asHtml} from './markdown';
