/** Checks for walk.spec.ts. The functions run in the page, so they can only use what they define. */

/** Scrolls through the page, so that lazy images load. */
export async function toTheEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({top, behavior: 'instant'});
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  scrollTo({top: 0, behavior: 'instant'});
}

/** Returns images that failed to load, and drawings with a missing target. */
export function missingPictures(): string[] {
  // Slides out of view have not been loaded.
  const beside = (image: Element) => {
    const {left, right} = image.getBoundingClientRect();
    const row = image.closest('section')?.getBoundingClientRect();
    return row !== undefined && (left < row.left || right > row.right);
  };
  const pictures = [...document.images]
    .filter((image) => image.checkVisibility() && !beside(image))
    .filter(({complete, naturalWidth}) => !complete || naturalWidth === 0)
    .map(({src}) => src);
  const drawings = [...document.querySelectorAll<SVGUseElement>('svg use[href^="#"]')]
    .filter((use) => !document.getElementById(use.getAttribute('href')!.slice(1)))
    .map((use) => use.outerHTML);
  return [...pictures, ...drawings];
}

/** Returns the web fonts that failed to load, except local ones, and whether any has loaded. */
export async function fontsOf(): Promise<{failed: string[]; used: boolean}> {
  await document.fonts.ready;
  const all = [...document.fonts];
  const fetched = [...document.styleSheets]
    .flatMap(({cssRules}) => [...cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({style}) => style.getPropertyValue('src').includes('url('))
    .map(({style}) => style.getPropertyValue('font-family'));
  const isFetched = ({family}: FontFace) =>
    fetched.some((name) => name.includes(family.replaceAll('"', '')));
  return {
    failed: all
      .filter((face) => face.status === 'error' && isFetched(face))
      .map(({family}) => family),
    used: all.some(({status}) => status === 'loaded'),
  };
}

/** Returns texts of different elements that are drawn over each other; not in tables and carousels. Runs in the page. */
export function overlaps(): string[] {
  const found: string[] = [];
  const texts = [...document.querySelectorAll('main :is(p, li, dt, dd, h1, h2, h3, label), nav a')]
    .filter((one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter(
      (one) =>
        one.textContent.trim() &&
        !one.closest('.visually-hidden, [inert], section[aria-roledescription]'),
    )
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // A text may be wider than its element. The letters of a large font are higher than its lines.
      const {left, right} = range.getBoundingClientRect();
      const {top, bottom} = element.getBoundingClientRect();
      return {element, left, right, top, bottom};
    });
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.element.contains(other.element)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) {
        found.push(
          `${one.element.textContent.slice(0, 30)} | ${other.element.textContent.slice(0, 30)}`,
        );
      }
    }
  }
  return found.slice(0, 5);
}
