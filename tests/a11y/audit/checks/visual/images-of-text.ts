import {wake} from '../../instruments';
import {append, at} from '../../plants';
import {check} from '../faults';
import {onComputer} from '../visits';

/**
 * WCAG 2.2, 1.4.5: words in main are words, not drawn: no `<text>` in an SVG there, in the page or in the
 * file that it shows. Client logos are logotypes, which the criterion excepts. Photographs
 * and other pixels are left to people.
 */
export const imagesOfText = check(
  {
    id: 'images-of-text',
    title: 'No picture in main is made of words, and pictures of pixels are looked at by people',
    criteria: ['1.4.5'],
    applies: onComputer,
    defects: [
      {
        name: 'A scene carries its slogan as a drawing',
        visit: at('/About'),
        plant: append('main svg', '<text>Slogan</text>'),
      },
    ],
  },
  async (page) => {
    await wake(page);
    const found = await page.evaluate(async () => {
      const pictures = [...document.querySelectorAll('main svg, main img')];
      const sources = new Map<string, Promise<string>>();
      const load = (path: string) => {
        const text = sources.get(path) ?? fetch(path).then((answer) => answer.text());
        sources.set(path, text);
        return text;
      };
      const drawsWords = async (source: string) => {
        const [file = '', id] = source.split('#');
        if (!/\.svg$/.test(file)) return false;
        const drawing = new DOMParser().parseFromString(await load(file), 'image/svg+xml');
        return (
          (id ? drawing.getElementById(id) : drawing)?.querySelector('text') instanceof Element
        );
      };
      const judged = await Promise.all(
        pictures.map(async (picture) => {
          const source =
            picture.querySelector('use')?.getAttribute('href') ?? picture.getAttribute('src') ?? '';
          const place = window.audit.placeOf(picture);
          if (source.includes('/clients/')) return [];
          if (picture.querySelector('text') || (await drawsWords(source))) {
            return [{...place, outcome: 'violation' as const}];
          }
          const pixels = /\.(png|jpe?g|webp|avif|gif)(\?|$)/.test(source);
          return pixels ? [{...place, outcome: 'needs review' as const}] : [];
        }),
      );
      return judged.flat();
    });
    return found.map((place) => ({
      message:
        place.outcome === 'violation'
          ? 'It draws words, which nobody can enlarge, recolour or have read. Write them as text.'
          : 'See whether this picture shows words that should be text.',
      ...place,
    }));
  },
);
