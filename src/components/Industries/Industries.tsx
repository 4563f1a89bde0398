import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './Industries.block';
import styles from './Industries.module.css';

export function Industries({children}: BlockProps<typeof blocks.Industries>) {
  return (
    <ul className={styles.industries} role="list">
      {children}
    </ul>
  );
}

/** tests/SPEC.md section 2: an industry has an image, a heading and a description. */
export function Industry({
  picture,
  law,
  risk,
  to,
  linkText,
  children,
}: BlockProps<typeof blocks.Industry>) {
  const language = useInterfaceLanguage();
  return (
    <li className={styles.industry}>
      <Art set="industries" name={picture} className={styles.picture} />
      <div className={styles.text}>{children}</div>
      <div className={styles.needs}>
        <dl className={styles.facts}>
          <dt {...language}>
            {translate({
              id: 'Industry.law',
              message: 'Law',
              description:
                'On the page “Who We Serve”, before the laws and standards that apply to an industry',
            })}
          </dt>
          <dd>{law}</dd>
          <dt {...language}>
            {translate({
              id: 'Industry.risk',
              message: 'Risk',
              description:
                'On the page “Who We Serve”, before what can go wrong for the people whom an industry serves',
            })}
          </dt>
          <dd>{risk}</dd>
        </dl>
        <Link to={to} className="onward">
          {linkText}
          <Icon name="arrow-right" className="mirroredInRtl" />
        </Link>
      </div>
    </li>
  );
}
