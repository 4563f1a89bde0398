/** What a person does with mouse and keys, as W3C input actions. */
import type {InputSource} from './drive/session';

/** WebDriver's code points: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;
export type Key = keyof typeof KEYS;

/** A mouse that does this. */
export const pointer = (...actions: InputSource['actions']): InputSource => ({
  ...{type: 'pointer', id: 'mouse', actions},
  parameters: {pointerType: 'mouse'},
});

/** A keyboard on which this is done. */
export const keyboard = (actions: InputSource['actions']): InputSource => ({
  ...{type: 'key', id: 'keyboard', actions},
});
