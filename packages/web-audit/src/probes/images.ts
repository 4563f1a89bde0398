import {type Probe, find} from '../probe';
import {inEachState} from '../when';

/** 1.1.1: an informative image has a text alternative; a decorative image is hidden. */
export const images: Probe = {
  id: 'image-alternatives',
  title: 'Each image has a text alternative, or is hidden from assistive technology',
  criteria: ['1.1.1'],
  applies: inEachState,
  run: async (page) =>
    find(page, ({exposed, words, fault}) => {
      const FILE_NAME =
        /\.(png|jpe?g|gif|svg|webp|avif)\b|^(img|dsc|image|picture|photo|icon)[\s_-]*\d*$/i;
      const ANNOUNCED_ALREADY = /^(image|picture|photo|graphic|icon) of\b/i;
      const nameOf = (image: Element) =>
        (
          image.getAttribute('aria-label') ??
          image.getAttribute('alt') ??
          image.querySelector(':scope > title')?.textContent ??
          ''
        ).trim();
      const linkMessage = (link: Element, name: string, decorative: boolean) => {
        if (decorative && !words(link) && !link.hasAttribute('aria-label')) {
          return 'This image is the only content of its link. Its alternative must name the target.';
        }
        if (name && words(link).toLowerCase() === name.toLowerCase()) {
          return `"${name}" is read twice, as image and as text of the same link. Use alt="".`;
        }
        return undefined;
      };
      const messageOf = (image: Element) => {
        const name = nameOf(image);
        const decorative = image.getAttribute('alt') === '';
        if (!name && !decorative) {
          return 'This image has no alternative. Add alt, or alt="" and aria-hidden if it is decorative.';
        }
        if (FILE_NAME.test(name)) {
          return `The alternative "${name}" is a file name. Describe what the image shows.`;
        }
        if (ANNOUNCED_ALREADY.test(name)) {
          return `"${name}": screen readers already announce an image. Describe what it shows.`;
        }
        const link = image.closest('a, button');
        return link ? linkMessage(link, name, decorative) : undefined;
      };
      return [
        ...document.querySelectorAll(
          'img, svg, [role=img], input[type=image], area, canvas, object, embed',
        ),
      ]
        .filter((image) => exposed(image) && !image.parentElement?.closest('svg, [role=img]'))
        .flatMap((image) => {
          const message = messageOf(image);
          return message === undefined ? [] : [fault(image, message)];
        });
    }),
};
