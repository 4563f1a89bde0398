import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Form} from '@trendsoft/forms-service/validate';
import {useInterfaceLanguage} from '../Languages';
import styles from './SubmissionForm.module.css';

const CONTACT = '/TrendSoft/ContactUs';

/** Replaces a form that this site cannot send. Keyboard: none. Element: `<p>`. */
export function DisabledForm({form}: {form: Form}) {
  return (
    <p className={styles.note} {...useInterfaceLanguage()}>
      {translate({
        id: 'SubmissionForm.off',
        message: 'This form cannot be sent from this site.',
        description: 'In the place of a form that the site has switched off; a link follows',
      })}{' '}
      {form.page !== CONTACT && (
        <Link to={CONTACT}>
          {translate({
            id: 'SubmissionForm.offLink',
            message: 'Write to us instead',
            description: 'Link to the contact page, in the place of a form that is switched off',
          })}
        </Link>
      )}
    </p>
  );
}
