import {translate} from '@docusaurus/Translate';
import {useInterfaceLanguage} from '../Languages';
import styles from './EditLink.module.css';

export interface EditLinkProps {
  /** URL at which the page's file can be edited. */
  href: string;
}

/**
 * Link from a page to its source file, for maintainers. Shown if the setting EDIT_URL says
 * where the files are. Renders `<p>` with a link; not printed.
 */
export function EditLink({href}: EditLinkProps) {
  return (
    <p className={styles.edit} data-no-print {...useInterfaceLanguage()}>
      <a href={href}>
        {translate({
          id: 'EditLink.label',
          message: 'Edit this page',
          description:
            'Link to the file of a page, at the end of the page; for people of the company',
        })}
      </a>
    </p>
  );
}
