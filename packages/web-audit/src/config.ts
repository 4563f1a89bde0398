/** The configuration of an audit: `audit.config.ts` of a site. */
import type {Page} from 'playwright-core';
import type {Scheme, Visit} from './probe';
import type {NotApplicable, Product} from './report/types';

/** Widths of the viewport, in px: a desktop, a tablet, and the 320 px of WCAG 1.4.10. */
export const WIDTHS = [1280, 768, 320] as const;

export type Width = (typeof WIDTHS)[number];

export const SCHEMES: readonly Scheme[] = ['light', 'dark', 'forced colours', 'reduced motion'];

/**
 * Returns the widths at which a scheme can show something that no other visit shows: all in light colours, in which
 * layout is audited; the widest and the narrowest in other colours, which do not depend on the width, though a part
 * may exist at one of them only; and the widest for motion.
 */
export function widthsIn<Chosen extends number>(
  scheme: Scheme,
  widths: readonly Chosen[],
): readonly Chosen[] {
  if (scheme === 'light') return widths;
  const ordered = widths.toSorted((one, other) => other - one);
  const ends = scheme === 'reduced motion' ? ordered.slice(0, 1) : [ordered[0], ordered.at(-1)];
  return widths.filter((width) => ends.includes(width));
}

/** A state of a page other than the one in which it opens: an open menu, a form with errors. */
export interface State {
  name: string;
  /** Path of the page, e.g. /contact. */
  route: string;
  /** Whether the state exists at a width, in px; at every width by default. */
  exists?: (width: number) => boolean;
  /** Set if Tab cannot pass through the page, as in a modal dialog or while a form is being sent. */
  holdsFocus?: true;
  /** Set if a panel covers the page: the page behind it is not measured again, and zoom may close it. */
  isPanel?: true;
  /** Brings the page to the state. */
  reach: (page: Page) => Promise<void>;
}

/** Findings that are not reported, and why. */
export interface Exception {
  /** Rule of an engine, or id of a probe. */
  rule: string;
  /** CSS selector of the elements; by default all. */
  element?: string;
  /** Path of the page; by default all pages. */
  page?: string;
  reason: string;
}

/** What the probes cannot read from the pages. */
export interface Settings {
  /** The page on which header and footer are measured: the first of `pages`. */
  home: string;
  /** Pages that list all pages, such as a site map. */
  siteMaps: readonly string[];
  /** Pages that no page links to, such as the one for unknown addresses. */
  unlinked: readonly string[];
  /** Minimum height of buttons, tabs and links that look like buttons, in px; WCAG has only 24 px for all targets. */
  mainActionHeight: number;
  /** CSS selector of buttons that are no main actions, so that 24 px are enough; none by default. */
  minorActions: string;
}

export interface AuditConfig extends Partial<Settings> {
  /** Address of a running site, or a folder of static files, relative to the configuration. */
  site: string;
  /** Paths to audit. By default every HTML file of the folder, or every page of the site's sitemap.xml. */
  pages?: readonly string[];
  states?: readonly State[];
  widths?: readonly Width[];
  schemes?: readonly Scheme[];
  /** Ids of probes that do not run by default, such as without-script. */
  also?: readonly string[];
  exceptions?: readonly Exception[];
  /** For the conformance report (--openacr): what is reported on, and by whom. */
  product?: Product;
  /** For the reports: criterion → why it does not apply, in English. A criterion that fails is reported as failing. */
  notApplicable?: NotApplicable;
  /** Probe → a sentence on how to fix its findings on this site, which ends their messages. */
  advice?: Readonly<Record<string, string>>;
  /** Blocks requests to other hosts, such as those of maps and fonts. */
  blockOtherHosts?: boolean;
  /** Called before a page is opened, for example to answer some of its requests. */
  beforeOpening?: (page: Page, visit: Visit) => Promise<void>;
  /** Called when a page has loaded. Waits until it can be used. */
  whenLoaded?: (page: Page, visit: Visit) => Promise<void>;
  /** Called when the audit has scrolled through a page. Waits until what loads lazily is ready. */
  whenRevealed?: (page: Page) => Promise<void>;
}

/** Checks the types of a configuration. */
export const defineConfig = (config: AuditConfig): AuditConfig => config;

export const settingsOf = ({
  pages,
  home = pages?.[0] ?? '/',
  siteMaps = [],
  unlinked = ['/404.html'],
  mainActionHeight = 0,
  minorActions = ':not(*)',
}: AuditConfig): Settings => ({home, siteMaps, unlinked, mainActionHeight, minorActions});

/** Returns a visit with what the probes need to know about its state. @throws Error if there is no such state */
export function visitOf(config: AuditConfig, visit: Visit): Visit {
  if (!visit.state) return visit;
  const state = stateOf(config, visit.state);
  return {
    ...visit,
    ...(state.holdsFocus && {holdsFocus: true}),
    ...(state.isPanel && {isPanel: true}),
  };
}

/** @throws Error if the configuration has no such state */
export function stateOf({states = []}: AuditConfig, name: string): State {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`The configuration has no state "${name}".`);
  return state;
}
