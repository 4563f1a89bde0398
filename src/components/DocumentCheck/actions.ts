/** Loaded with results: the table of several files, changes since the last version, the link to a quote, copy, print and save. */
import advice from '@generated/locales/default/document-messages-advice.json';
import report from '@generated/locales/default/document-messages-report.json';
import styles from './actions.late.css';
import {addMessages} from './check/loadedRules';

addMessages({...report, ...advice});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {adviceMessages} from './results/advice';
export {QuoteLink} from './export/QuoteLink';
export {Changes} from './results/Changes';
export {FileList} from './results/FileList';
export {placesOf} from './preview/placesOf';
export {Questions} from './results/Questions';
export {ResultButtons} from './results/ResultButtons';
export {RulesChecked} from './results/RulesChecked';
export {SaveButtons} from './export/SaveButtons';
