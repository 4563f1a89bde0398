const UNCHANGING = new Set([
  ...['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Fn', 'OS', 'ContextMenu', 'Escape'],
  ...['CapsLock', 'NumLock', 'ScrollLock', 'Pause', 'PrintScreen', 'Insert'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
]);

/**
 * Whether releasing this key says nothing about the value: it moved there, or
 * pressed together with another. Nobody is told 'Name is required' for arriving.
 */
export function leavesValueAlone(key: string): boolean {
  return UNCHANGING.has(key) || /^F\d+$/.test(key);
}
