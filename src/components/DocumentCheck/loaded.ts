/** Modules that are loaded once a file is chosen. */
import styles from './checks.late.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {Checks} from './Checks';
export {enqueue} from './check/queue';

/** Loaded on demand, since few visitors try a sample. */
export async function fetchSample(address: string): Promise<File> {
  const sample = await import(
    /* webpackChunkName: "late-document-check-sample" */ './picker/sample'
  );
  return sample.fetchSample(address);
}
