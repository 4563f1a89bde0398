import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import styles from './Section.module.css';
import ruled from './Ruled.module.css';

export interface SectionProps {
  /** Background: plain (default), tint (light grey-blue), blue (for questions and answers), night (dark, for the most important section). */
  tone?: 'plain' | 'tint' | 'blue' | 'night';
  /**
   * stack (default); split sets the first child (heading, `<Lead>` or `<Intro>`) beside the others;
   * columns sets a Markdown list in two columns; narrow keeps one column of text.
   */
  layout?: 'stack' | 'split' | 'columns' | 'narrow';
  /** A drawing from static/img/art, beside the text; with split, below the heading. */
  art?: string;
  /** Puts the drawing before the text instead of after it. */
  artFirst?: boolean;
  children: ReactNode;
}

/**
 * A full-width band of a page. Renders `<div>`, not `<section>`: the headings inside already
 * give the outline, and unnamed regions would not help screen reader users.
 */
export function Section({tone = 'plain', layout = 'stack', art, artFirst, children}: SectionProps) {
  return (
    <div
      className={clsx(
        styles.band,
        styles[tone],
        tone === 'night' && art && layout === 'stack' && 'slanted',
      )}
      data-tone={tone}
    >
      <div
        className={clsx(styles.inner, styles[layout], art && styles.withArt, artFirst && 'flipped')}
      >
        <div className={clsx(styles.text, ruled[layout])}>{children}</div>
        {art && (
          <div className={styles.art}>
            <Art name={art} />
          </div>
        )}
      </div>
    </div>
  );
}
