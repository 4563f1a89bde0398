/** Loaded with results: the table of several files, changes since the last version, the link to a quote, copy, print and save. */
import advice from '@generated/locales/default/document-messages-advice.json';
import report from '@generated/locales/default/document-messages-report.json';
import styles from './actions.late.css';
import {addMessages} from './loadedRules';

addMessages({...report, ...advice});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {adviceMessages} from './advice';
export {QuoteLink} from './QuoteLink';
export {Changes} from './Changes';
export {FileList} from './FileList';
export {placesOf} from './placesOf';
export {Questions} from './Questions';
export {ResultButtons} from './ResultButtons';
export {RulesChecked} from './RulesChecked';
export {SaveButtons} from './SaveButtons';
