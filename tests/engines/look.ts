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
