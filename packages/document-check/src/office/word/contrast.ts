/** Checks the contrast of text in a Word file. */
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {hasLowContrast} from '../contrast.ts';
import type {Reporter} from '../../reporter.ts';
import {textOf} from '../package.ts';
import {fillOf} from './shading.ts';
import {valueOf} from './styles.ts';
import type {RunContext, Styles} from './styles.ts';

/** Large text (WCAG 2.2, 1.4.3) in half-points: 18 pt, or 14 pt bold. */
const LARGE = 36;
const LARGE_BOLD = 28;

/** Colours of the highlighter: ISO/IEC 29500-1, 17.18.40. */
const HIGHLIGHTS = new Map([
  ['yellow', 'FFFF00'],
  ['green', '00FF00'],
  ['cyan', '00FFFF'],
  ['magenta', 'FF00FF'],
  ['blue', '0000FF'],
  ['red', 'FF0000'],
  ['darkBlue', '000080'],
  ['darkCyan', '008080'],
  ['darkGreen', '008000'],
  ['darkMagenta', '800080'],
  ['darkRed', '800000'],
  ['darkYellow', '808000'],
  ['darkGray', '808080'],
  ['lightGray', 'C0C0C0'],
  ['black', '000000'],
  ['white', 'FFFFFF'],
]);

interface TextContext extends RunContext {
  /** Background colour; undefined if unknown. */
  background: string | undefined;
}

function checkRun(run: XmlElement, context: TextContext, styles: Styles, report: Reporter): void {
  if (!/[\p{L}\p{N}]/u.test(textOf(run))) return;
  const property = (name: string) => styles.ofRun(run, name, context);
  if (styles.isSet(run, 'vanish', context)) return;
  const highlight = HIGHLIGHTS.get(valueOf(property('highlight')) ?? '');
  const background = highlight ?? fillOf(property('shd')) ?? context.background;
  const size = styles.sizeOf(run, context);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && styles.isSet(run, 'b', context));
  if (hasLowContrast(valueOf(property('color')), background, isLarge)) {
    report('office-contrast', () => ({text: textOf(run)}));
  }
}

// A text box has its own background.
const UNCHECKED = /^(?:Fallback|del|moveFrom|txbxContent|[pr]Pr)$/;

/** The context inside an element. If a table style colours cells, the background is unknown. */
function contextInside(element: XmlElement, context: TextContext, styles: Styles): TextContext {
  if (element.name === 'p') {
    return {
      ...context,
      paragraph: element,
      background: styles.fillOf(element) ?? context.background,
    };
  }
  if (element.name === 'tbl') {
    const background = styles.isColoured(element) ? undefined : context.background;
    return {...context, table: element, background};
  }
  const fill = element.name === 'tc' ? fillOf(child(element, 'tcPr', 'shd')) : undefined;
  return fill === undefined ? context : {...context, background: fill};
}

/** Checks all text in an element. @param background the colour of the pages */
export function checkContrast(
  body: XmlElement,
  background: string,
  styles: Styles,
  report: Reporter,
): void {
  const todo: [XmlElement, TextContext][] = [[body, {background}]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [element, context] = next;
    if (element.name === 'r') checkRun(element, context, styles, report);
    const inner = contextInside(element, context, styles);
    for (const kid of element.children.toReversed()) {
      if (!UNCHECKED.test(kid.name)) todo.push([kid, inner]);
    }
  }
}
