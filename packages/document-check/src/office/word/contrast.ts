/** Checks the contrast of text in a Word file. */
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTooPale} from '../contrast.ts';
import type {Reporter} from '../../finding.ts';
import {textOf} from '../package.ts';
import {fillOf, valueOf} from './styles.ts';
import type {RunContext, Styles} from './styles.ts';

/** Large text (WCAG 2.2, 1.4.3) in half-points: 18 pt, or 14 pt bold. */
const LARGE = 36;
const LARGE_BOLD = 28;

const HIGHLIGHTS = new Map(
  (
    'yellow FFFF00,green 00FF00,cyan 00FFFF,magenta FF00FF,blue 0000FF,red FF0000,' +
    'darkBlue 000080,darkCyan 008080,darkGreen 008000,darkMagenta 800080,darkRed 800000,' +
    'darkYellow 808000,darkGray 808080,lightGray C0C0C0,black 000000,white FFFFFF'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

interface TextContext extends RunContext {
  /** Background colour; undefined if unknown. */
  background: string | undefined;
}

function checkRun(run: XmlElement, here: TextContext, styles: Styles, report: Reporter): void {
  if (!/[\p{L}\p{N}]/u.test(textOf(run))) return;
  const of = (name: string) => styles.ofRun(run, name, here);
  if (styles.isSet(run, 'vanish', here)) return;
  const highlight = HIGHLIGHTS.get(valueOf(of('highlight')) ?? '');
  const background = highlight ?? fillOf(of('shd')) ?? here.background;
  const size = styles.sizeOf(run, here);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && styles.isSet(run, 'b', here));
  if (isTooPale(valueOf(of('color')), background, isLarge))
    report('office-contrast', () => ({text: textOf(run)}));
}

const SKIPPED = /^(?:Fallback|del|moveFrom|txbxContent|[prt]Pr)$/;

/** Returns the context inside an element. If a table style colours cells, the background is unknown. */
function contextInside(element: XmlElement, here: TextContext, styles: Styles): TextContext {
  if (element.name === 'p')
    return {...here, paragraph: element, background: styles.fillOf(element) ?? here.background};
  if (element.name === 'tbl' && styles.isColoured(element))
    return {...here, table: element, background: undefined};
  if (element.name === 'tbl') return {...here, table: element};
  const fill = element.name === 'tc' ? fillOf(child(element, 'tcPr', 'shd')) : undefined;
  return fill === undefined ? here : {...here, background: fill};
}

export function checkContrast(body: XmlElement, styles: Styles, report: Reporter): void {
  const todo: [XmlElement, TextContext][] = [[body, {background: 'FFFFFF'}]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [element, here] = next;
    if (element.name === 'r') checkRun(element, here, styles, report);
    const own = contextInside(element, here, styles);
    for (const kid of element.children.toReversed())
      if (!SKIPPED.test(kid.name)) todo.push([kid, own]);
  }
}
