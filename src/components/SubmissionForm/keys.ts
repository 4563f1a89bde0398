const UNCHANGING = new Set([
  ...['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Fn', 'OS', 'ContextMenu', 'Escape'],
  ...['CapsLock', 'NumLock', 'ScrollLock', 'Pause', 'PrintScreen', 'Insert'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
]);

/**
 * Returns whether a key leaves the value alone: it moves the focus or the caret, or is
 * pressed together with another. Moving to a field must not say 'Name is required'.
 */
export function leavesValueAlone(key: string): boolean {
  return UNCHANGING.has(key) || /^F\d+$/.test(key);
}
