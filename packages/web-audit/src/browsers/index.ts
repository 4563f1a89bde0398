/** Drives Chromium, Firefox and WebKitGTK, as their packages are installed, through one interface. */
export {openChromium, openFirefox, TEXT_AT_200_PERCENT} from './puppeteer';
export {ENGINES, type Engine, type Session} from './session';
export {openWebKit} from './webkit';
