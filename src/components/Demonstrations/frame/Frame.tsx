import {useEffect, useEffectEvent, useId, useRef, type ReactNode} from 'react';
import {Button} from '../../../primitives/Button';
import {adoptStyles} from '../../../primitives/adoptStyles';
import messages from './DemonstrationFrame.late.json';
import styles from './frame.late.css';
import {textsOf} from '../../lateTexts';

adoptStyles(styles);

const t = textsOf(messages);

/** What a started demonstration gets from its block. */
export interface LateProps {
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Closes the demonstration. */
  leave: () => void;
}

export interface FrameProps {
  title: string;
  leave: () => void;
  children: ReactNode;
}

/**
 * A started demonstration: a named region whose first element takes the focus, and which can be left at any time by a
 * button at its start, which stays in view on wide screens, by one at its end, or by the Escape key. Everything in it conforms, except the parts that are marked by
 * `data-faulty-demonstration`.
 */
export function Frame({title, leave, children}: FrameProps) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(frame, leave);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section ref={frame} className="demoFrame" aria-labelledby={id} data-no-print>
      <div className="demoBar">
        <h3 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h3>
        <p className="demoBadge">{t('madeUp')}</p>
        <Button variant="secondary" className="demoLeave" onClick={leave}>
          {t('leave')}
        </Button>
      </div>
      <div className="demoBody">
        <p className="demoNote">{t('escape')}</p>
        {children}
        <Button variant="secondary" className="demoLeave" onClick={leave}>
          {t('leave')}
        </Button>
      </div>
    </section>
  );
}

function useEscape(frame: React.RefObject<HTMLElement | null>, leave: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  });
  useEffect(() => {
    const element = frame.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [frame]);
}

export interface PanelProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a demonstration, with a heading. */
export function Panel({title, className = '', children}: PanelProps) {
  return (
    <div className={`demoPanel ${className}`}>
      <h4>{title}</h4>
      {children}
    </div>
  );
}

export interface CodeChangeProps {
  /** The lines at fault. */
  before: readonly string[];
  /** The lines that replace them. */
  after: readonly string[];
  /** Whether they do so now. */
  isRepaired: boolean;
}

/** Lines of code; once they are repaired, also the lines that replaced them, as in a comparison of two versions. */
export function CodeChange({before, after, isRepaired}: CodeChangeProps) {
  const Old = isRepaired ? 'del' : 'span';
  return (
    <code className="demoCode" translate="no">
      {before.map((line) => (
        <Old key={line}>{line}</Old>
      ))}
      {isRepaired && after.map((line) => <ins key={line}>{line}</ins>)}
    </code>
  );
}
