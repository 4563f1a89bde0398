/** What comes with results: changes since the last version; ask for a quote, copy, print and save. */
import styles from './actions.late.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {Ask} from './Ask';
export {Changes} from './Changes';
export {Tools} from './Tools';
