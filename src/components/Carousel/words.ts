import {translate} from '@docusaurus/Translate';

/** Returns the text of the button that stops a carousel; with a label, the button's accessible name. */
export function pauseWord(label?: string): string {
  const word = translate({
    id: 'Carousel.pause',
    message: 'Pause',
    description: 'Button that stops a carousel from moving by itself',
  });
  return label === undefined ? word : ofCarousel(word, label);
}

/** Returns the text of the button that restarts a carousel; with a label, the button's accessible name. */
export function playWord(label?: string): string {
  const word = translate({
    id: 'Carousel.play',
    message: 'Play',
    description: 'Button that lets a carousel move by itself',
  });
  return label === undefined ? word : ofCarousel(word, label);
}

/** Returns the names of the buttons that move a carousel by one slide. */
export function stepWords(label: string) {
  const previous = translate({
    id: 'Carousel.previous',
    message: 'Previous slide',
    description: 'Button of a carousel',
  });
  const next = translate({
    id: 'Carousel.next',
    message: 'Next slide',
    description: 'Button of a carousel',
  });
  return {previousWords: ofCarousel(previous, label), nextWords: ofCarousel(next, label)};
}

function ofCarousel(button: string, label: string): string {
  return translate(
    {
      id: 'Carousel.buttonOf',
      message: '{button}: {label}',
      description:
        'Name of a button of a carousel for screen readers; its visible words, then what the carousel is called',
    },
    {button, label},
  );
}

/** Returns the announcement after Pause or Play. */
export function statusOfPlay(playing: boolean): string {
  return playing
    ? translate({
        id: 'Carousel.playing',
        message: 'Playing',
        description: 'What screen readers say after Play was pressed in a carousel',
      })
    : translate({
        id: 'Carousel.paused',
        message: 'Paused',
        description: 'What screen readers say after Pause was pressed in a carousel',
      });
}

/** Returns the announcement after Previous or Next: the slides in view. @param first index of the first slide in view */
export function placeWords(first: number, visible: number, count: number): string {
  const values = {
    first: String(first + 1),
    last: String(((first + visible - 1) % count) + 1),
    count: String(count),
  };
  if (visible === 1) {
    return translate(
      {
        id: 'Carousel.slideInView',
        message: 'Slide {first} of {count}',
        description: 'What screen readers say after a carousel was moved: the slide in view',
      },
      values,
    );
  }
  return translate(
    {
      id: 'Carousel.slidesInView',
      message: 'Slides {first} to {last} of {count}',
      description: 'What screen readers say after a carousel was moved: the slides in view',
    },
    values,
  );
}
