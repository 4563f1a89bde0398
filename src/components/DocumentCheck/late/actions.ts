/** Loaded with results: the table of several files, changes since the last version, the link to a quote, copy, print and save. */
import advice from '@generated/locales/default/document-words-advice.json';
import words from '@generated/locales/default/document-words-report.json';
import styles from './actions.late.css';
import {addSentences} from './loadedRules';

addSentences({...words, ...advice});

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
