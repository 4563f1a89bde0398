/** What is fetched once a file is chosen. */
import styles from './checks.late.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {Checks} from './Checks';
export {enqueue} from './queue';
