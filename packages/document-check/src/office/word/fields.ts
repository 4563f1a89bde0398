/** Counts the form fields of a Word file. */
import {child} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {visible} from '../package.ts';

/** Content controls into which people type or of which they choose; others only mark a part of the text. */
const CONTROLS = new Set(['checkbox', 'comboBox', 'dropDownList', 'date', 'text']);

/** The stores of document properties that cover pages show: core, extended, and those of cover pages. */
const PROPERTIES = new Set([
  '{6C3C8BC8-F283-45AE-878A-BAB7291924A1}',
  '{6668398D-A668-4E3E-A5EB-62B293D839F1}',
  '{55AF091B-3C7A-41E3-B477-F2FDAA23CFDA}',
]);

/** Returns whether a control shows a property of the document, such as its title: nobody fills it in. */
function showsProperty(control: XmlElement): boolean {
  const binding = child(control, 'dataBinding');
  const store = binding?.attributes['storeItemID'];
  return binding !== undefined && (store === undefined || PROPERTIES.has(store.toUpperCase()));
}

const isField = (element: XmlElement): boolean =>
  // Fields of Word's older forms.
  element.name === 'ffData' ||
  (element.name === 'sdtPr' &&
    element.children.some(({name}) => CONTROLS.has(name)) &&
    !showsProperty(element));

export const fieldCount = (body: XmlElement): number => [...visible(body)].filter(isField).length;
