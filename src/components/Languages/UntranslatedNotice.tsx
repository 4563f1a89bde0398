import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from './useInterfaceLanguage';
import styles from './UntranslatedNotice.module.css';

/** The notice, in the reader's language, at the top of a page that is not translated. Renders `<p>`. */
export function UntranslatedNotice() {
  return (
    <p className={styles.notice} data-tone="night" {...useInterfaceLanguage()}>
      <span>
        {translate({
          id: 'UntranslatedNotice.words',
          message: 'This page is not translated yet. You are reading it in English.',
          description:
            'First line of a page that is not translated yet; readers see it in your language',
        })}
      </span>
    </p>
  );
}
