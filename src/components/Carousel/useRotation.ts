import {useEffect, useState, type FocusEvent} from 'react';
import {useBrowserState} from '../../primitives/useBrowserState';
import {ADVANCE_MS} from './constants';

/**
 * Returns whether a carousel rotates: unless it is paused, contains the pointer or focus, or is in a
 * hidden tab. Until the visitor presses Pause or Play, the preference for reduced motion decides.
 */
export function useRotation(ready: boolean, reduced: boolean, step: (by: number) => void) {
  const [choice, setChoice] = useState<{reduced: boolean; play: boolean}>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useBrowserState(subscribeToVisibility, isVisible, true);

  // A choice made before the preference changed is ignored.
  const playing = choice?.reduced === reduced ? choice.play : !reduced;
  const rotating = ready && playing && visible && !hovered && !focused;

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(() => step(1), ADVANCE_MS);
    return () => clearInterval(timer);
  }, [rotating, step]);

  return {
    playing,
    rotating,
    toggle: () => {
      setChoice({reduced, play: !playing});
      // Starts although pointer and focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    /** Props for the element in which pointer and focus pause the rotation. */
    pauseProps: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function isVisible() {
  return document.visibilityState !== 'hidden';
}
