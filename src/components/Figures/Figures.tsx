import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, isValidElement, useId, type ReactNode} from 'react';
import type {BlockProps} from '../../blocks/block';
import {useInterfaceLanguage} from '../Languages';
import {Curve, type Point} from './Curve';
import type blocks from './Figures.block';
import styles from './Figures.module.css';

export function LoadCurve({
  caption,
  load,
  result,
  goal,
  children,
}: BlockProps<typeof blocks.LoadCurve>) {
  const id = useId();
  return (
    <Sample caption={caption} captionId={id} className={styles.load}>
      <Curve points={pointsOf(children)} load={load} result={result} goal={goal} />
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{load}</th>
            <th scope="col">{result}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Sample>
  );
}

export function LoadPoint({load, result}: BlockProps<typeof blocks.LoadPoint>) {
  return (
    <tr>
      <th scope="row">{load}</th>
      <td>{result.toFixed(1)}</td>
    </tr>
  );
}

export function TagTree({caption, children}: BlockProps<typeof blocks.TagTree>) {
  return (
    <Sample caption={caption} className={styles.tree}>
      {children}
    </Sample>
  );
}

export function AttackTrace({caption, children}: BlockProps<typeof blocks.AttackTrace>) {
  return (
    <Sample caption={caption} className={styles.trace}>
      {children}
    </Sample>
  );
}

interface SampleProps {
  caption: string;
  /** Set if the caption names an element, too. */
  captionId?: string;
  className?: string;
  children: ReactNode;
}

function Sample({caption, captionId, className, children}: SampleProps) {
  const language = useInterfaceLanguage();
  return (
    <figure className={clsx(styles.figure, className)}>
      <figcaption>
        <p className={styles.sample} {...language}>
          {translate({
            id: 'Figures.sample',
            message: 'Made-up example',
            description:
              'Above a curve, a tag tree or the requests of an attack, on a service page',
          })}
        </p>
        <strong id={captionId}>{caption}</strong>
      </figcaption>
      <div>{children}</div>
    </figure>
  );
}

function pointsOf(children: ReactNode): Point[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<Point>(child) && child.type === LoadPoint ? [child.props] : [],
  );
}
