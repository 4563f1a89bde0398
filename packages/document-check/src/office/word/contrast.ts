/** Contrast of text in a Word file. */
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isTooPale} from '../contrast.ts';
import type {Found} from '../../finding.ts';
import {wordsOf} from '../package.ts';
import {fillOf, valueOf} from './styles.ts';
import type {Around, Styles} from './styles.ts';

/** Half points: 18 points, and 14 of bold letters. */
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

interface Here extends Around {
  /** Colour behind; undefined where it is not known. */
  behind: string | undefined;
}

function checkRun(run: XmlElement, here: Here, styles: Styles, found: Found): void {
  if (!/[\p{L}\p{N}]/u.test(wordsOf(run))) return;
  const of = (name: string) => styles.ofRun(run, name, here);
  if (styles.isSet(run, 'vanish', here)) return;
  const highlight = HIGHLIGHTS.get(valueOf(of('highlight')) ?? '');
  const behind = highlight ?? fillOf(of('shd')) ?? here.behind;
  const size = styles.sizeOf(run, here);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && styles.isSet(run, 'b', here));
  if (isTooPale(valueOf(of('color')), behind, isLarge))
    found('office-contrast', () => ({words: wordsOf(run)}));
}

const SKIPPED = /^(?:Fallback|del|moveFrom|txbxContent|[prt]Pr)$/;

/** Where the style of a table colours its cells, the colours behind are not known. */
function inside(element: XmlElement, here: Here, styles: Styles): Here {
  if (element.name === 'p')
    return {...here, paragraph: element, behind: styles.fillOf(element) ?? here.behind};
  if (element.name === 'tbl')
    return {...here, table: element, behind: styles.isColoured(element) ? undefined : here.behind};
  const fill = element.name === 'tc' ? fillOf(child(element, 'tcPr', 'shd')) : undefined;
  return fill === undefined ? here : {...here, behind: fill};
}

export function checkContrast(body: XmlElement, styles: Styles, found: Found): void {
  const todo: [XmlElement, Here][] = [[body, {behind: 'FFFFFF'}]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [element, here] = next;
    if (element.name === 'r') checkRun(element, here, styles, found);
    const own = inside(element, here, styles);
    for (const kid of element.children.toReversed())
      if (!SKIPPED.test(kid.name)) todo.push([kid, own]);
  }
}
