import {useEffect, useEffectEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {keepFindable, wasFound} from './untilFound';

/**
 * Lets find-in-page and text fragments find the text of an element while its prop `hidden` is true. Its style sheet decides how
 * `[hidden='until-found']` looks. Give it `data-until-found=""` if the style sheet also hides it before hydration.
 *
 * @param element the element that is hidden
 * @param isHidden the value of its prop `hidden`
 * @param show called when the browser has found text in it; must set `isHidden` to false
 */
export function useUntilFound(
  element: RefObject<HTMLElement | null>,
  isHidden: boolean,
  show: () => void,
): void {
  const onFound = useEffectEvent(show);

  useEffect(() => {
    const {current} = element;
    if (!current) return undefined;
    if (wasFound(current)) onFound();
    // At once, since the browser scrolls to the text right after the event.
    const showNow = () => flushSync(() => onFound());
    current.addEventListener('beforematch', showNow);
    return () => current.removeEventListener('beforematch', showNow);
  }, [element]);

  useEffect(() => {
    if (!element.current) return undefined;
    if (isHidden) return keepFindable(element.current);
    // Set before hydration, when React does not know of it.
    element.current.removeAttribute('hidden');
    return undefined;
  }, [element, isHidden]);
}
