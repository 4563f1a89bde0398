import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import {useStableHandler} from './useStableHandler';

export interface RovingFocusOptions {
  /** Index of the item in the tab order. */
  selected: number;
  /** Called with the index after a key has moved focus; for widgets whose selection follows focus. */
  onMove?: (index: number) => void;
  /** Called with the index when a click, Enter or Space selects an item. */
  onSelect: (index: number) => void;
}

/**
 * Gives a vertical list of items, such as a tab list, a single Tab stop (APG: roving tabindex).
 * Keyboard: Up and Down, wrapping round; Home; End. Enter and Space select. Returns the props of the list and of the
 * item with a given index. The list must contain only the items: links or buttons.
 */
export function useRovingFocus(options: RovingFocusOptions) {
  const {selected, onMove, onSelect} = options;
  const [focused, setFocused] = useState<number>();

  // Enter also causes a click. With a modifier key, a link opens in another tab or window.
  const onClick = useStableHandler((event: MouseEvent<HTMLElement>) => {
    const index = indexIn(event);
    if (index === undefined || isModified(event)) return;
    event.preventDefault();
    onSelect(index);
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = indexIn(event);
    if (index === undefined || isModified(event)) return;
    if (event.key === ' ') {
      event.preventDefault();
      onSelect(index);
      return;
    }
    const items = event.currentTarget.children;
    const target = destination(event.key, index, items.length);
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || !(item instanceof HTMLElement)) return;
    event.preventDefault();
    item.focus();
    onMove?.(target);
  }

  return {
    listProps: {
      onClick,
      onKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => setFocused(indexIn(event)),
      onBlur: () => setFocused(undefined),
    },
    itemProps: (index: number) => ({
      // The focused item, so that Tab leaves the list from there; otherwise the selected one.
      tabIndex: index === (focused ?? selected) ? 0 : -1,
    }),
  };
}

/** Returns the index of the item that contains an event's target; undefined for the list itself. */
function indexIn({target, currentTarget}: SyntheticEvent<HTMLElement>): number | undefined {
  const index = [...currentTarget.children].findIndex((item) => item.contains(target as Node));
  return index < 0 ? undefined : index;
}

/** Returns the index that a key moves to; undefined for keys that the list does not handle. */
function destination(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index + count - 1) % count;
  return undefined;
}

function isModified({altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent | MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
