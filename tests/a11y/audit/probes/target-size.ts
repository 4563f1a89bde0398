import {at} from '../planted-faults';
import {revealAll} from '../instruments';
import {type Probe} from '../probe';
import {CONTACT, forLayout} from '../when';
import {PLAIN_PAGE} from '../../../setup/routes';

/** Minimum size, in CSS px; WCAG 2.2, 2.5.8. */
const LEAST = 24;
/** Minimum height of main actions, in CSS px: --target in src/css/tokens.css; WCAG 2.2, 2.5.5. */
const LEAST_MAIN = 44;

/**
 * WCAG 2.2, 2.5.8: each target is at least 24 px wide and high, or circles of 24 px on the centres of
 * targets do not intersect; links in sentences are exempt. In addition, buttons, tabs and links styled
 * as buttons are 44 px high.
 */
export const targetSize: Probe = {
  id: 'target-size',
  title: 'Targets are at least 24 px large or far enough apart, and main actions 44 px high',
  criteria: ['2.5.8'],
  applies: forLayout,
  planted: [
    {
      name: 'The footer links are 16 px high without gaps',
      visit: at(PLAIN_PAGE, 320),
      plant: {
        css: 'footer ul {gap: 0 !important} footer li {margin: 0 !important; min-block-size: 0 !important} footer li a {display: block !important; block-size: 16px !important; min-block-size: 0 !important; padding: 0 !important; line-height: 16px !important}',
      },
    },
    {
      name: 'The button of the form is 30 px high',
      visit: at(CONTACT, 768),
      plant: {
        css: 'main button[type=submit] {min-block-size: 0; block-size: 30px; padding-block: 0}',
      },
    },
  ],
  run: async (page) => {
    await revealAll(page);
    const small = await page.evaluate(smallTargets, {least: LEAST, main: LEAST_MAIN});
    return small.map(({width, height, isMain, selector, html}) => ({
      criteria: isMain ? [] : ['2.5.8'],
      message:
        `It is ${Math.round(width)} by ${Math.round(height)} px, less than ${isMain ? `${LEAST_MAIN} px high, the height of main actions` : `${LEAST} px, and other targets are near`}. ` +
        'People with a tremor miss it. Use padding or --target.',
      selector,
      html,
    }));
  },
};

/** Runs in the page. */
function smallTargets({least, main}: {least: number; main: number}) {
  const {audit} = window;
  /** Tolerance for rounding of rem. */
  const slack = 0.1;
  // The target of a hidden radio is its label.
  const targets = audit
    .stops()
    .concat([...document.querySelectorAll<HTMLElement>('[role=tab], input[type=radio]')])
    .map((stop) => stop.closest<HTMLElement>('label') ?? stop)
    .filter((target, at, all) => all.indexOf(target) === at)
    .filter((target) => audit.seen(target) && audit.isOnPage(target) && !audit.isInert(target))
    .map((target) => ({target, box: target.getBoundingClientRect()}));
  const isDrawn = (target: HTMLElement) => {
    const {borderTopWidth, backgroundColor} = getComputedStyle(target);
    return (
      Number.parseFloat(borderTopWidth) > 0 ||
      !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    );
  };
  const isMain = (target: HTMLElement) =>
    target.matches('button, [role=tab], summary') || (target.matches('a') && isDrawn(target));
  const middle = ({x, y, width, height}: DOMRect) => ({x: x + width / 2, y: y + height / 2});
  const isApart = (box: DOMRect) =>
    targets.every(({box: other}) => {
      if (other === box) return true;
      const one = middle(box);
      const two = middle(other);
      const isSmall = other.width < least || other.height < least;
      const dx = Math.max(other.left - one.x, one.x - other.right, 0);
      const dy = Math.max(other.top - one.y, one.y - other.bottom, 0);
      const gap = isSmall
        ? Math.hypot(one.x - two.x, one.y - two.y) - least / 2
        : Math.hypot(dx, dy);
      return gap >= least / 2;
    });
  return targets
    .filter(({target, box}) => {
      if (audit.isInSentence(target)) return false;
      if (isMain(target)) return box.height < main - slack;
      return (box.width < least - slack || box.height < least - slack) && !isApart(box);
    })
    .map(({target, box}) => ({
      ...audit.locationOf(target),
      width: box.width,
      height: box.height,
      isMain: isMain(target),
    }));
}
