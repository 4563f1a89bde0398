/** What comes before an element of a Word file, for people who look for it there. */
import type {Place} from '../../finding.ts';
import type {XmlElement} from '../../xml.ts';
import {textOf} from '../package.ts';
import type {Styles} from './styles.ts';

/** Elements that contain the text of a text box. */
export const TEXT_BOX = /^(?:txbxContent|textbox)$/;

/** A text box is beside the paragraph that contains it. */
const isNoTextBox = ({name}: XmlElement) => !TEXT_BOX.test(name);

/** Follows the reading order of a document, and describes where it is: after which text, below which heading. */
export function createPosition(styles: Styles) {
  let heading: Place | undefined;
  let text: string | undefined;
  return {
    /** Moves to an element; only paragraphs change the position. */
    moveTo(element: XmlElement): void {
      if (element.name !== 'p') return;
      const own = textOf(element, isNoTextBox).trim();
      if (own === '') return;
      const level = styles.level(element);
      text = level === undefined ? own : undefined;
      if (level !== undefined) heading = {element: `H${level}`, text: own};
    },
    /** Returns the text before this position, and the heading before that. */
    follows(): Place | undefined {
      return text === undefined ? heading : {text, follows: heading};
    },
  };
}
