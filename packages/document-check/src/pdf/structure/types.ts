/** The standard structure types of ISO 32000-1, 14.8.4, and ISO 32000-2, 14.8.4, role maps and namespaces. */
import {asDict, Name} from '../objects.ts';
import type {Dict} from '../objects.ts';
import {text} from '../strings.ts';

const STANDARD = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private ' +
    'P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot ' +
    'Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

/** Types of PDF 2.0: screen readers that do not support them read their content. Headings go on after H6. */
const NEWER = /^(?:Strong|Em|Sub|Title|Aside|FENote|DocumentFragment|Artifact|H[1-9]\d*)$/;

/** Whether a type is a standard one of PDF 2.0 that PDF 1.7 does not have. */
export const isNewerType = (type: string): boolean => NEWER.test(type) && !STANDARD.has(type);

const NAMESPACE_1 = 'http://iso.org/pdf/ssn';
const NAMESPACE_2 = 'http://iso.org/pdf2/ssn';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

export interface Role {
  /** The standard type that it maps to; undefined if there is none. */
  standard: string | undefined;
  circular: boolean;
  /** Whether it is a standard type that the map maps to another type. */
  remapped: boolean;
  /** Whether it is a standard type that the map maps to itself, as LibreOffice writes it, without effect. */
  mapsToItself: boolean;
  /** Whether it is an element of MathML. */
  isMath?: boolean;
}

/** Returns the meaning of a type in the role map: the first standard type that it leads to. */
export function roleOf(type: string, roleMap: Dict | undefined): Role {
  const mapped = roleMap?.name(type);
  const isMapped = mapped !== undefined && STANDARD.has(type);
  if (isMapped && mapped === type) {
    return {standard: type, circular: false, remapped: false, mapsToItself: true};
  }
  const seen = new Set<string>();
  let next: string | undefined = type;
  for (; next !== undefined && !seen.has(next); next = roleMap?.name(next)) seen.add(next);
  const standard = [...seen].find((name) => STANDARD.has(name));
  return {standard, circular: next !== undefined, remapped: isMapped, mapsToItself: false};
}

/** A type, and its namespace; without one, it is in the default namespace of PDF 1.7. */
interface NamespacedType {
  type: string;
  namespace: Dict | undefined;
}

const addressOf = ({namespace}: NamespacedType): string =>
  text(namespace?.string('NS')) ?? NAMESPACE_1;

function isStandard(named: NamespacedType): boolean {
  const address = addressOf(named);
  if (address === NAMESPACE_2) return STANDARD.has(named.type) || NEWER.test(named.type);
  return address === MATHML || (address === NAMESPACE_1 && STANDARD.has(named.type));
}

/** Returns what a type is mapped to: a name, or a name and its namespace (ISO 32000-2, 14.8.6.2). */
function mappedType(
  {type, namespace}: NamespacedType,
  roleMap: Dict | undefined,
): NamespacedType | undefined {
  const mapped = namespace ? namespace.dict('RoleMapNS')?.get(type) : roleMap?.get(type);
  if (mapped instanceof Name) return {type: mapped.value, namespace: undefined};
  if (!Array.isArray(mapped)) return undefined;
  const [name, target] = mapped.map((entry) => namespace?.resolve(entry));
  return name instanceof Name ? {type: name.value, namespace: asDict(target)} : undefined;
}

/** More steps than any real chain of mappings has. */
const MAX_CHAIN = 32;

/** As `roleOf`, for a type that has a namespace. */
export function roleInNamespace(type: string, namespace: Dict, roleMap: Dict | undefined): Role {
  let named: NamespacedType | undefined = {type, namespace};
  let steps = 0;
  for (; named && !isStandard(named) && steps < MAX_CHAIN; steps += 1) {
    named = mappedType(named, roleMap);
  }
  const circular = steps === MAX_CHAIN;
  return {
    standard: circular ? undefined : named?.type,
    circular,
    remapped: false,
    mapsToItself: false,
    isMath: named !== undefined && addressOf(named) === MATHML,
  };
}
