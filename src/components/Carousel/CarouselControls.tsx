import {useState} from 'react';
import {Icon} from '../../primitives/Icon';
import {useStableHandler} from '../../primitives/useStableHandler';
import {VisuallyHidden} from '../../primitives/VisuallyHidden';
import {useInterfaceLanguage} from '../Languages';
import styles from './Carousel.module.css';
import {buttonName, slidesInViewStatus, playStatus, stepLabels, toggleLabel} from './texts';

interface CarouselControlsProps {
  /** Id of the element whose slides the buttons move. */
  viewportId: string;
  /** The carousel's name, which distinguishes the buttons of several carousels. */
  label: string;
  /** How many slides there are, and how many of them are in view. */
  count: number;
  visible: number;
  /** Whether rotation is on: the visitor pressed Play, or has not pressed Pause and does not prefer reduced motion. */
  playing: boolean;
  /** Whether the slides are moving now: `playing`, and not paused by the pointer, focus or a hidden tab. */
  rotating: boolean;
  onToggle: () => void;
  /** Moves by a number of slides. Returns the index of the first slide in view. */
  onStep: (by: number) => number | undefined;
}

/**
 * Three native buttons, and a polite status line that announces their effect. Pause comes first, so that
 * one Tab reaches it (APG Carousel).
 */
export function CarouselControls({onToggle, onStep, ...props}: CarouselControlsProps) {
  const {viewportId, label, count, visible, playing, rotating} = props;
  const [done, setDone] = useState<'toggled' | {first: number}>();
  const step = (by: number) => {
    const first = onStep(by);
    if (first !== undefined) setDone({first});
  };
  const previous = useStableHandler(() => step(-1));
  const next = useStableHandler(() => step(1));
  const toggle = useStableHandler(() => {
    onToggle();
    setDone('toggled');
  });

  function status() {
    if (done === 'toggled') return playStatus(playing);
    return done && !rotating ? slidesInViewStatus(done.first, visible, count) : '';
  }

  const labels = {toggle: toggleLabel(playing), ...stepLabels()};
  const button = {type: 'button', 'aria-controls': viewportId} as const;
  return (
    <div className={styles.controls} {...useInterfaceLanguage()}>
      <button {...button} className={styles.toggle} onClick={toggle}>
        {/* Both icons are in the built page, since an icon added later would have to load first. */}
        <Icon name="pause" className={playing ? undefined : styles.hidden} />
        <Icon name="play" className={playing ? styles.hidden : undefined} />
        <span aria-hidden="true">{labels.toggle}</span>
        <VisuallyHidden>{buttonName(labels.toggle, label)}</VisuallyHidden>
      </button>
      <button {...button} className={styles.step} onClick={previous}>
        <Icon name="previous" className="mirroredInRtl" />
        <VisuallyHidden>{buttonName(labels.previous, label)}</VisuallyHidden>
      </button>
      <button {...button} className={styles.step} onClick={next}>
        <Icon name="next" className="mirroredInRtl" />
        <VisuallyHidden>{buttonName(labels.next, label)}</VisuallyHidden>
      </button>
      <div role="status" className="visually-hidden">
        {status()}
      </div>
    </div>
  );
}
