import {at} from '../plants';
import {revealAll} from '../instruments';
import {type Probe} from '../probe';
import {CONTACT, forLayout} from '../when';

/** WCAG 2.2, 2.5.8, in CSS px. */
const LEAST = 24;
/** Of main actions, in CSS px: --target in src/css/tokens.css, and WCAG 2.2, 2.5.5. */
const LEAST_MAIN = 44;

/**
 * WCAG 2.2, 2.5.8: each target is 24 px wide and high, or is so far from all others that circles
 * of 24 px on their middles do not touch; links in sentences are left out. Beyond that,
 * buttons, tabs and links drawn as buttons are 44 px high.
 */
export const targetSize: Probe = {
  id: 'target-size',
  title: 'Targets are 24 px large or well apart, and main actions 44 px high',
  criteria: ['2.5.8'],
  applies: forLayout,
  planted: [
    {
      name: 'The links of the footer are lines of 16 px, one upon the other',
      visit: at('/About', 320),
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
        `It is ${Math.round(width)} by ${Math.round(height)} px, less than ${isMain ? `${LEAST_MAIN} px high, as main actions are here` : `${LEAST} px, and other targets are near`}. ` +
        'Who has a tremor misses it. Give it space by padding, or --target.',
      selector,
      html,
    }));
  },
};

/** Runs in the page. */
function smallTargets({least, main}: {least: number; main: number}) {
  const {audit} = window;
  /** Rounding of rem loses some hundredths of a px. */
  const slack = 0.1;
  // A hidden radio is pressed by its label, a card by the link whose ::after covers it.
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
      const [one, two] = [middle(box), middle(other)];
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
