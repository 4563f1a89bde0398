import Link from '@docusaurus/Link';
import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** An example has something in it that a writer cannot write. */
class NotForWriters extends Error {}

type Props = Record<string, unknown> & {children?: ReactNode};
type Names = ReadonlyMap<unknown, string>;

const HEADINGS: Record<string, string> = {h1: '#', h2: '##', h3: '###', h4: '####'};

/** Text inside a paragraph, as Markdown. */
function inline(node: ReactNode): string {
  return Children.toArray(node).map(inlineOne).join('');
}

function inlineOne(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!isValidElement<Props>(node)) throw new NotForWriters();
  const {type, props} = node;
  const text = inline(props.children);
  if (type === Fragment) return text;
  if (type === 'strong') return `**${text}**`;
  if (type === 'br') return '\\\n   ';
  if (type === 'em') return `*${text}*`;
  if (type === Link || type === 'a') return `[${text}](${String(props['to'] ?? props['href'])})`;
  throw new NotForWriters();
}

/** ` name="value"` for text, ` name={value}` for the rest, ` name` for true. */
function attributes(props: Props): string {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== false)
    .map(([name, value]) => {
      if (value === true) return ` ${name}`;
      if (typeof value === 'string') return ` ${name}="${value}"`;
      return ` ${name}={${JSON.stringify(value).replaceAll('","', '", "')}}`;
    })
    .join('');
}

function list(children: ReactNode, mark: (index: number) => string): string {
  return Children.toArray(children)
    .filter((item) => isValidElement<Props>(item))
    .map(({props}, index) => `${mark(index)} ${inline(props.children)}`)
    .join('\n');
}

/** What stands one below the other, with an empty line between. */
function stacked(node: ReactNode, names: Names): string {
  const parts = Children.toArray(node);
  if (parts.every((part) => typeof part === 'string')) return parts.join('');
  return parts.map((part) => block(part, names)).join('\n\n');
}

function block(node: ReactNode, names: Names): string {
  if (!isValidElement<Props>(node)) return inlineOne(node);
  const {type, props} = node;
  const {children} = props;
  if (type === Fragment) return stacked(children, names);
  if (type === 'p') return inline(children);
  if (type === 'ul') return list(children, () => '-');
  if (type === 'ol') return list(children, (index) => `${index + 1}.`);
  const mark = typeof type === 'string' && HEADINGS[type];
  if (mark) return `${mark} ${inline(children)} {#${String(props['id'])}}`;
  const name = names.get(type);
  if (!name) throw new NotForWriters();
  if (Children.count(children) === 0) return `<${name}${attributes(props)} />`;
  const inside = stacked(children, names);
  const short = Children.toArray(children).every((child) => typeof child === 'string');
  const gap = short ? '' : '\n\n';
  return `<${name}${attributes(props)}>${gap}${inside}${gap}</${name}>`;
}

/**
 * The MDX that a writer would write to get an example, headings and paragraphs as Markdown.
 *
 * @param names component → its name in MDX
 * @returns undefined when the example has something in it that MDX pages do not have
 */
export function mdxOf(example: ReactElement, names: Names): string | undefined {
  try {
    return block(example, names);
  } catch (error) {
    if (error instanceof NotForWriters) return undefined;
    throw error;
  }
}
