import {useId, useState, type ReactNode} from 'react';
import {Button} from '../primitives/Button';
import styles from './Catalogue.module.css';

interface ExampleProps {
  title: string;
  mdx: string;
  children: ReactNode;
}

/** A rendered block, and its MDX for writers to copy. */
export function Example({title, mdx, children}: ExampleProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(mdx);
    setCopied(true);
  };
  return (
    // Not a heading, because examples contain headings of any level.
    <figure className={styles.example} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.stage}>{children}</div>
      <div className={styles.code}>
        <pre>
          <code>{mdx}</code>
        </pre>
        <div className={styles.copy}>
          <Button variant="secondary" onClick={() => void copy()} aria-describedby={id}>
            Copy
          </Button>
          <p role="status">{copied && 'Copied. Paste it into your page.'}</p>
        </div>
      </div>
    </figure>
  );
}
