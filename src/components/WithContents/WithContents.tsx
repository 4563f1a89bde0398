import {translate} from '@docusaurus/Translate';
import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import type {BlockProps} from '../../blocks/block';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './WithContents.block';
import styles from './WithContents.module.css';

export function WithContents({children}: BlockProps<typeof blocks.WithContents>) {
  const label = useId();
  const headings = Children.toArray(children).filter(isHeading);
  return (
    <div className={styles.contents}>
      <nav className={styles.list} aria-labelledby={label} data-no-print>
        <p id={label} {...useInterfaceLanguage()}>
          <strong>
            {translate({
              id: 'WithContents.label',
              message: 'On this page',
              description:
                'Above the links to the headings of a long page, such as the privacy policy',
            })}
          </strong>
        </p>
        <ul role="list">
          {headings.map(({props: {id, children: words}}) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}

/** Returns whether a child is a heading: in Markdown, only headings have an id. */
function isHeading(child: ReactNode): child is ReactElement<{id: string; children: ReactNode}> {
  return isValidElement<{id?: string}>(child) && Boolean(child.props.id);
}
