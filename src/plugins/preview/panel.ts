/** The list of findings in the live preview, for writers, so it is in English. Not part of a build. */

export interface ShownFinding {
  /** Path from the project's folder. */
  file: string;
  line: number;
  level: 'error' | 'advice';
  rule: string;
  /** The faulty block. */
  subject?: string;
  message: string;
}

/** What concerns every page: until it is corrected, menus and addresses of the preview are not current. */
const isEverywhere = ({file, rule}: ShownFinding) =>
  file === 'sidebars.ts' || rule === 'navigation';

/** Returns whether a file is the source of the page at an address, in English or in translation. */
function isSourceOf(file: string, address: string, base: string): boolean {
  const route = decodeURIComponent(address.slice(base.length)).replace(/\/$/, '') || 'index';
  if (file === `pages/${route}.mdx`) return true;
  const [, locale = '', name = ''] = /^i18n\/([^/]+)\/[^/]+\/(.+)\.mdx$/.exec(file) ?? [];
  const translated = route === locale ? 'index' : route.replace(`${locale}/`, '');
  return locale !== '' && name === translated && route.startsWith(locale);
}

function element(name: string, text: string, children: readonly Element[] = []): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  created.append(...children);
  return created;
}

function listOf(findings: readonly ShownFinding[]): HTMLElement {
  const items = findings.map(({file, line, level, subject, message}) => {
    const place = element('code', `${file}:${line}`);
    const words = `${subject ? `${subject}: ` : ''}${message}`;
    return element('li', '', [place, element('span', ` ${level}: ${words}`)]);
  });
  return element('ul', '', items);
}

const counted = (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'}`;

/**
 * Creates the panel. It is empty, and invisible, while there is nothing to correct.
 * @param base path of the site
 */
export function createPanel(base: string) {
  const panel = document.createElement('aside');
  panel.id = 'preview-findings';
  panel.ariaLabel = 'Findings of npm run check';
  // Also on a page in another language.
  panel.lang = 'en';
  panel.dir = 'ltr';
  let findings: ShownFinding[] = [];

  const showPage = (address: string) => {
    const menus = findings.filter(isEverywhere);
    const rest = findings.filter((finding) => !isEverywhere(finding));
    const own = rest.filter(({file}) => isSourceOf(file, address, base));
    const others = rest.filter((finding) => !own.includes(finding));
    const parts: HTMLElement[] = [];
    if (menus.length > 0) {
      const alert = element('div', '', [element('h2', 'Correct sidebars.ts first'), listOf(menus)]);
      alert.role = 'alert';
      parts.push(alert);
    }
    if (own.length > 0) {
      parts.push(
        element('section', '', [element('h2', `This page: ${counted(own.length)}`), listOf(own)]),
      );
    }
    if (others.length > 0) {
      const summary = element('summary', `Other files: ${counted(others.length)}`);
      parts.push(element('details', '', [summary, listOf(others)]));
    }
    panel.replaceChildren(...parts);
  };

  return {
    element: panel,
    /** Shows the findings of the page at an address. */
    showPage,
    /** Replaces all findings. */
    show(latest: ShownFinding[], address: string) {
      findings = latest;
      showPage(address);
    },
  };
}
