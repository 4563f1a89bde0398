const KEYS_WITHOUT_INPUT = new Set([
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'Fn',
  'OS',
  'ContextMenu',
  'Escape',
  'CapsLock',
  // 5 on a number pad without NumLock.
  'Clear',
  'NumLock',
  'ScrollLock',
  'Pause',
  'PrintScreen',
  'Insert',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/**
 * Returns whether a key types nothing: it moves focus or the caret, is a modifier, or runs a command, such as F5 or a key
 * for the volume.
 * Moving to a field must not show 'Name is required'. Arrows that change a date are followed by a check on blur.
 */
export function leavesValueUnchanged(key: string): boolean {
  return KEYS_WITHOUT_INPUT.has(key) || /^(F\d+|(Audio|Browser|Launch|Media)\w+)$/.test(key);
}
