import {revealAll} from '../page/instruments';
import {type Probe} from '../probe';
import {forLayout} from '../when';

/** Minimum size, in CSS px; WCAG 2.2, 2.5.8. */
const LEAST = 24;

/**
 * WCAG 2.2, 2.5.8: each target is at least 24 px wide and high, or circles of 24 px on the centres of
 * targets do not intersect; links in sentences are exempt. In addition, buttons, tabs and links styled
 * as buttons have the height of main actions that the configuration sets, except its minor actions.
 */
export const targetSize: Probe = {
  id: 'target-size',
  title: 'Targets are at least 24 px large or far enough apart, and main actions high enough',
  criteria: ['2.5.8'],
  applies: forLayout,
  run: async (page, _visit, {mainActionHeight: main, minorActions: minor}) => {
    await revealAll(page);
    const small = await page.evaluate(smallTargets, {least: LEAST, main, minor});
    return small.map(({width, height, isMain, selector, html}) => ({
      criteria: isMain ? [] : ['2.5.8'],
      message:
        `It is ${Math.round(width)} by ${Math.round(height)} px, less than ${isMain ? `${main} px high, the height of main actions` : `${LEAST} px, and other targets are near`}. ` +
        'People with a tremor miss it. Use padding.',
      selector,
      html,
    }));
  },
};

/** Runs in the page. */
function smallTargets({least, main, minor}: {least: number; main: number; minor: string}) {
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
    !target.matches(minor) &&
    (target.matches('button, [role=tab], summary') || (target.matches('a') && isDrawn(target)));
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
