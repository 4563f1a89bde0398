/** Changes that browser extensions and translators make to a page. */
import type {SiteProxy} from './proxy';
import type {Tab} from './tab';

export const CHANGES = [
  'an element before each field',
  'an element after each field',
  'an element in each label',
  'translated text',
  'attributes of each field',
] as const;
export type Change = (typeof CHANGES)[number];

/** Changes the HTML inside an element. @param scope a selector */
export async function changeHtml(tab: Tab, scope: string, ...changes: Change[]): Promise<void> {
  for (const change of changes) await tab.evaluate(changeInPage, scope, change);
}

/** Runs in the page. Translators replace each text by two nested `<font>` elements. */
function changeInPage(scope: string, change: Change): void {
  const root = document.querySelector(scope)!;
  const eachField = (apply: (field: HTMLElement) => void) =>
    root.querySelectorAll<HTMLElement>('input, select, textarea').forEach(apply);

  const translate = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const translated = texts.filter(
      ({data, parentElement}) =>
        data.trim() !== '' && !parentElement?.closest('script, style, textarea, noscript'),
    );
    for (const text of translated) {
      const inserted = document.createElement('div');
      inserted.innerHTML = '<font><font></font></font>';
      inserted.querySelector('font font')!.append(`${text.data}·`);
      text.replaceWith(...inserted.children);
    }
  };

  const changes: Record<Change, () => void> = {
    'an element before each field': () =>
      eachField((field) => field.before(document.createElement('span'))),
    'an element after each field': () =>
      eachField((field) => field.after(document.createElement('span'))),
    'an element in each label': () =>
      root
        .querySelectorAll('label')
        .forEach((label) => label.append(document.createElement('div'))),
    'translated text': translate,
    'attributes of each field': () =>
      eachField((field) => {
        field.setAttribute('data-manager', 'ready');
        field.style.outlineColor = 'green';
        field.setAttribute('autocomplete', 'off');
      }),
  };
  changes[change]();
}

/** Adds a translator to all pages, which also translates what changes later. */
export function translatePages(proxy: SiteProxy): void {
  const change = (boot: string) => `${boot};(${String(startTranslator)})();`;
  proxy.rule({path: /\/boot\./, change});
}

/**
 * Runs in the page. Replaces each text by nested elements with the same text, so that tests still find it. Reports
 * texts that React changes after they were replaced, which visitors would not see.
 */
function startTranslator(): void {
  const translate = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isDone = text.parentElement?.closest('font, script, style, textarea, noscript');
      if (isDone || text.data.trim() === '') continue;
      const inserted = document.createElement('div');
      inserted.innerHTML = '<font><font></font></font>';
      inserted.querySelector('font font')!.append(text.data);
      text.replaceWith(...inserted.children);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    translate();
    const observer = new MutationObserver(translate);
    observer.observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string) {
      // A test fails on a message in the console.
      // oxlint-disable-next-line no-console -- runs in the page
      if (!this.isConnected) console.error(`A translated text can't become: ${value}`);
      nodeValue.set!.call(this, value);
    },
  });
}
