/** Loaded with results: the table of several files, changes since the last version, the link to a quote, copy, print and save. */
import advice from '@generated/locales/default/document-words-advice.json';
import words from '@generated/locales/default/document-words-report.json';
import styles from './actions.late.css';
import {learnWords} from './known';

learnWords({...words, ...advice});

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {advise} from './advice';
export {Ask} from './Ask';
export {Changes} from './Changes';
export {FileList} from './FileList';
export {placesOf} from './placesOf';
export {Questions} from './Questions';
export {ResultButtons} from './ResultButtons';
export {RulesChecked} from './RulesChecked';
export {Tools} from './Tools';
