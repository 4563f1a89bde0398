/** The accessibility tree as Chromium hands it to assistive technology. */
import type {CDPSession, Page} from '@playwright/test';
import type {Fault} from '../faults';

/** A node that assistive technology meets. */
export interface TreeNode {
  /** As ARIA names it, e.g. button; Chromium's own for what ARIA has no name for, e.g. StaticText. */
  role: string;
  name: string;
  description: string;
  /** E.g. level, expanded, checked, invalid, focusable. */
  states: Readonly<Record<string, string | number | boolean>>;
  children: TreeNode[];
  /** The element that it stands for; a text's is its parent's. */
  element?: TreeElement;
}

export interface TreeElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Its place in the document, counted from 0. */
  place: number;
  selector: string;
}

type Protocol = Awaited<ReturnType<typeof read>>;
type AxNode = Protocol['nodes'][number];
type DomNode = Protocol['root'];

/** Reads the tree of the page as it stands; what is hidden from assistive technology is not in it. */
export async function readTree(page: Page): Promise<TreeNode> {
  const session = await page.context().newCDPSession(page);
  try {
    const {root, nodes} = await read(session);
    const elements = new Map<number, TreeElement>();
    index(root, '', elements);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const [top] = nodes.flatMap((node) => (node.parentId ? [] : grow(node, byId, elements)));
    if (!top) throw new Error(`Chromium gives no accessibility tree of ${page.url()}.`);
    return top;
  } finally {
    await session.detach();
  }
}

/** Every node below and including one, in reading order. */
export function everyNode(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap(everyNode)];
}

/** A fault of a node. */
export function faultOf({element}: TreeNode, message: string): Fault {
  if (!element) return {message, selector: 'html', html: '<html>'};
  const attributes = Object.entries(element.attributes).map(([key, value]) => ` ${key}="${value}"`);
  return {
    message,
    selector: element.selector,
    html: `<${element.tag}${attributes.join('')}>`.slice(0, 300),
  };
}

async function read(session: CDPSession) {
  const {root} = await session.send('DOM.getDocument', {depth: -1});
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return {root, nodes};
}

/** Ignored nodes give way to what they hold. */
function grow(
  node: AxNode,
  byId: ReadonlyMap<string, AxNode>,
  elements: ReadonlyMap<number, TreeElement>,
): TreeNode[] {
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? grow(child, byId, elements) : [];
  });
  if (node.ignored) return children;
  const element = elements.get(node.backendDOMNodeId ?? -1);
  return [
    {
      role: text(node.role?.value),
      name: text(node.name?.value),
      description: text(node.description?.value),
      states: Object.fromEntries(
        (node.properties ?? []).map(({name, value}) => [name, value.value as string]),
      ),
      children,
      ...(element && {element}),
    },
  ];
}

const text = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : '');

function index(node: DomNode, parent: string, elements: Map<number, TreeElement>): void {
  const counts = new Map<string, number>();
  for (const child of node.children ?? []) {
    const tag = child.localName;
    const count = (counts.get(tag) ?? 0) + 1;
    counts.set(tag, count);
    const pairs = child.attributes ?? [];
    const attributes = Object.fromEntries(
      pairs.flatMap((key, at) => (at % 2 ? [] : [[key, pairs[at + 1] ?? '']])),
    );
    const id = attributes['id'] ?? '';
    const short = ['html', 'body', 'main'].includes(tag) || !parent;
    const selector = /^[a-z][\w-]*$/i.test(id)
      ? `#${id}`
      : short
        ? tag
        : `${parent} > ${tag}:nth-of-type(${count})`;
    if (tag) {
      elements.set(child.backendNodeId, {tag, attributes, place: elements.size, selector});
    }
    index(child, tag ? selector : parent, elements);
  }
}
