const UNCHANGING = new Set([
  ...['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Fn', 'OS', 'ContextMenu', 'Escape'],
  ...['CapsLock', 'NumLock', 'ScrollLock', 'Pause', 'PrintScreen', 'Insert'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
]);

/**
 * Returns whether a key does not change the value: it moves focus or the caret, or is a
 * modifier. Moving to a field must not show 'Name is required'.
 */
export function isUnchangingKey(key: string): boolean {
  return UNCHANGING.has(key) || /^F\d+$/.test(key);
}
