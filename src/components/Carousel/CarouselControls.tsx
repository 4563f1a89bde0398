import {translate} from '@docusaurus/Translate';
import {Icon} from '../../primitives/Icon';
import {VisuallyHidden} from '../../primitives/VisuallyHidden';
import {useInterfaceLanguage} from '../Languages';
import styles from './Carousel.module.css';

interface CarouselControlsProps {
  /** Id of the element whose slides they move. */
  viewportId: string;
  playing: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Three native buttons. Pause stands first, so that one Tab reaches it (APG Carousel). */
export function CarouselControls({
  viewportId,
  playing,
  onToggle,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  return (
    <div className={styles.controls} {...useInterfaceLanguage()}>
      <button type="button" className={styles.toggle} aria-controls={viewportId} onClick={onToggle}>
        {/* Both stand in the page as it is built: an icon named later would first be fetched. */}
        <Icon name="pause" className={playing ? undefined : styles.hidden} />
        <Icon name="play" className={playing ? styles.hidden : undefined} />
        {playing
          ? translate({
              id: 'Carousel.pause',
              message: 'Pause',
              description: 'Button that stops a carousel from moving by itself',
            })
          : translate({
              id: 'Carousel.play',
              message: 'Play',
              description: 'Button that lets a carousel move by itself',
            })}
      </button>
      <button type="button" className={styles.step} aria-controls={viewportId} onClick={onPrevious}>
        <Icon name="previous" className="mirrored" />
        <VisuallyHidden>
          {translate({
            id: 'Carousel.previous',
            message: 'Previous slide',
            description: 'Button of a carousel',
          })}
        </VisuallyHidden>
      </button>
      <button type="button" className={styles.step} aria-controls={viewportId} onClick={onNext}>
        <Icon name="next" className="mirrored" />
        <VisuallyHidden>
          {translate({
            id: 'Carousel.next',
            message: 'Next slide',
            description: 'Button of a carousel',
          })}
        </VisuallyHidden>
      </button>
    </div>
  );
}
