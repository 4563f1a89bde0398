/** What is fetched once a file is chosen. */
import styles from './checks.late.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export {Checks} from './Checks';
export {enqueue} from './queue';

/** Few visitors try a sample: what fetches one comes when it is asked for. */
export async function fetchSample(address: string): Promise<File> {
  const sample = await import(/* webpackChunkName: "late-document-check-sample" */ './sample');
  return sample.fetchSample(address);
}
