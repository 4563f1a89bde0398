/**
 * react-helmet-async for a browser that got its head from the server, for the tags that this site
 * puts there: `<title>`, `<html>`, `<body>`, and `<meta>`, `<link>`, `<script>`, of which the last
 * one with the same name counts. A fifth of the original's weight, which writes heads as text, too.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useEffect,
  useId,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

type Attributes = Record<string, string>;

interface Head {
  title: string;
  html: Attributes;
  body: Attributes;
  /** Elements, each under what must be unique in the head. */
  tags: Map<string, Element>;
}

/** What each `<Head>` on the page asks for, in the order in which they were shown. */
const heads = new Map<string, ReactNode>();
/** Attributes of `<html>` and `<body>` that are ours to take away. */
let given: Pick<Head, 'html' | 'body'> = {html: {}, body: {}};
let pending = false;

const NAMES: Attributes = {className: 'class', httpEquiv: 'http-equiv', charSet: 'charset'};

function attributesOf(props: Record<string, unknown>): Attributes {
  const entries = Object.entries(props).filter(
    ([name, value]) => name !== 'children' && value !== undefined,
  );
  return Object.fromEntries(entries.map(([name, value]) => [NAMES[name] ?? name, String(value)]));
}

function give(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** What no two elements of a head may share. */
function keyOf(type: string, {name, property, rel, href, hrefLang, src}: Attributes, text: string) {
  const key = rel === 'canonical' ? rel : [rel, href, hrefLang, src].join();
  return [type, name ?? property ?? key, text].join();
}

function collect(nodes: ReactNode, head: Head): void {
  Children.forEach(nodes, (node) => {
    if (!isValidElement<PropsWithChildren<Record<string, unknown>>>(node)) return;
    const {type, props} = node;
    const texts = Children.toArray(props.children).filter((child) => typeof child === 'string');
    const text = texts.join('');
    const attributes = attributesOf(props);
    if (type === Fragment) collect(props.children, head);
    else if (type === 'title') head.title = text;
    else if (type === 'html' || type === 'body') Object.assign(head[type], attributes);
    else if (typeof type === 'string') {
      const element = document.createElement(type);
      give(element, {'data-rh': 'true', ...attributes});
      element.textContent = text;
      const key = keyOf(type, attributes, text);
      // Deleted first, for the order is that of the last mention.
      head.tags.delete(key);
      head.tags.set(key, element);
    }
  });
}

function apply(): void {
  pending = false;
  const head: Head = {title: '', html: {}, body: {}, tags: new Map()};
  for (const nodes of heads.values()) collect(nodes, head);
  if (document.title !== head.title) document.title = head.title;
  for (const name of ['html', 'body'] as const) {
    const element = name === 'html' ? document.documentElement : document.body;
    for (const old of Object.keys(given[name])) {
      if (!(old in head[name])) element.removeAttribute(old);
    }
    give(element, head[name]);
  }
  given = head;
  const wanted = [...head.tags.values()];
  for (const old of document.head.querySelectorAll(':not(title)[data-rh]')) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

/** Applies all heads once, when React is done with a page that changes several. */
function schedule(): void {
  if (!pending) queueMicrotask(apply);
  pending = true;
}

/** Puts its children into the document's head for as long as it is shown. Renders nothing. */
export function Helmet({children}: PropsWithChildren): null {
  const id = useId();
  useEffect(() => {
    heads.set(id, children);
    schedule();
  });
  useEffect(
    () => () => {
      heads.delete(id);
      schedule();
    },
    [id],
  );
  return null;
}

/** The original keeps what the server writes; the browser has nothing to keep. */
export const HelmetProvider = Fragment;
