import {translate} from '@docusaurus/Translate';

/** Returns the text of the button that stops a carousel, or that restarts it. */
export function toggleLabel(playing: boolean): string {
  const stops = 'Button that stops a carousel from moving by itself';
  const starts = 'Button that lets a stopped carousel move by itself again';
  return playing
    ? translate({id: 'Carousel.pause', message: 'Pause', description: stops})
    : translate({id: 'Carousel.play', message: 'Play', description: starts});
}

export function stepLabels() {
  const description = 'Button of a carousel';
  return {
    previous: translate({id: 'Carousel.previous', message: 'Previous slide', description}),
    next: translate({id: 'Carousel.next', message: 'Next slide', description}),
  };
}

/** Returns a button's accessible name. @param label the carousel's name */
export function buttonName(button: string, label: string): string {
  return translate(
    {
      id: 'Carousel.buttonOf',
      message: '{button}: {label}',
      description:
        'Name of a button of a carousel for screen readers; {button} is its visible words, {label} the name of the carousel',
    },
    {button, label},
  );
}

export function playStatus(playing: boolean): string {
  const description = 'What screen readers say after Play or Pause has been pressed in a carousel';
  return playing
    ? translate({id: 'Carousel.playing', message: 'Playing', description})
    : translate({id: 'Carousel.paused', message: 'Paused', description});
}

/** Returns the announcement after Previous or Next: the slides in view. @param first index of the first slide in view */
export function slidesInViewStatus(first: number, visible: number, count: number): string {
  const values = {
    first: String(first + 1),
    last: String(((first + visible - 1) % count) + 1),
    count: String(count),
  };
  const description =
    'What screen readers say after a carousel has been moved: which of its {count} slides are in view';
  return visible === 1
    ? translate(
        {id: 'Carousel.slideInView', message: 'Slide {first} of {count}', description},
        values,
      )
    : translate(
        {
          id: 'Carousel.slidesInView',
          message: 'Slides {first} to {last} of {count}',
          description,
        },
        values,
      );
}
