import styles from './Field.module.css';

/** A field's error message. Always in the HTML, hidden while empty, so that the server can fill it. */
export function ErrorMessage({id, children}: {id: string; children: string | undefined}) {
  return (
    <p id={id} className={styles.error} hidden={!children}>
      {children}
    </p>
  );
}
