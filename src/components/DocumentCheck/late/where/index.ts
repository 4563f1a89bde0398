/** What is fetched when a visitor wants to see where something was found. */
import styles from './where.late.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {Pages} from './Pages';
