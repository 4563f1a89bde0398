/** Form fields of a PDF as a screen reader announces them: ISO 32000-1, 12.7. */
import {fieldOf} from '../../pdf/checks/fields.ts';
import {Name, PdfString} from '../../pdf/objects.ts';
import type {Dict, PdfObject} from '../../pdf/objects.ts';
import {text} from '../../pdf/strings.ts';
import type {FieldRole, FieldState, ItemRole} from '../items.ts';

/** Bits of a field's flags. */
const READ_ONLY = 1 << 0;
const REQUIRED = 1 << 1;
const PASSWORD = 1 << 13;
const RADIO = 1 << 15;
const PUSH_BUTTON = 1 << 16;
const COMBO = 1 << 17;
const MAX_PARENTS = 32;

/** Returns an entry of a field, its own or that of a field above it. */
function inherited(field: Dict, key: string): PdfObject {
  let at: Dict | undefined = field;
  for (let i = 0; at && i < MAX_PARENTS; i += 1) {
    if (at.has(key)) return at.get(key);
    at = at.dict('Parent');
  }
  return null;
}

function roleOf(type: string, flags: number): FieldRole {
  if (type === 'Ch') return (flags & COMBO) === 0 ? 'listBox' : 'comboBox';
  if (type === 'Sig') return 'signature';
  if (type !== 'Btn') return 'edit';
  if ((flags & PUSH_BUTTON) !== 0) return 'button';
  return (flags & RADIO) === 0 ? 'checkBox' : 'radioButton';
}

const isTicked = (widget: Dict): boolean => (widget.name('AS') ?? 'Off') !== 'Off';

function statesOf(widget: Dict, role: FieldRole, flags: number): FieldState[] {
  const states: FieldState[] = [];
  if (role === 'checkBox' || role === 'radioButton') {
    states.push(isTicked(widget) ? 'checked' : 'unchecked');
  }
  if ((flags & REQUIRED) !== 0) states.push('required');
  if ((flags & READ_ONLY) !== 0) states.push('readOnly');
  return states;
}

function valueOf(widget: Dict, role: FieldRole, flags: number): string {
  if (role === 'checkBox' || role === 'radioButton' || (flags & PASSWORD) !== 0) return '';
  const value = inherited(widget, 'V');
  if (value instanceof Name) return value.value;
  return value instanceof PdfString ? (text(value.bytes) ?? '') : '';
}

/** Returns the name that is read before a field; empty if it has none. */
function nameOf(widget: Dict, role: FieldRole): string {
  const tooltip = text(fieldOf(widget).string('TU'))?.trim() || text(widget.string('TU'))?.trim();
  const caption = role === 'button' ? text(widget.dict('MK')?.string('CA'))?.trim() : undefined;
  return tooltip || caption || '';
}

/** Returns a form field. */
export function fieldItem(widget: Dict): {role: ItemRole; name: string} {
  const flags = Number(inherited(widget, 'Ff') ?? 0);
  const type = inherited(widget, 'FT');
  const role = roleOf(type instanceof Name ? type.value : '', flags);
  const value = valueOf(widget, role, flags);
  const states = statesOf(widget, role, flags);
  return {role: {kind: 'field', role, value, states}, name: nameOf(widget, role)};
}

/** Returns where a link leads; undefined for a link within the document. */
export const linkTarget = (annotation: Dict): string | undefined =>
  text(annotation.dict('A')?.string('URI'));
