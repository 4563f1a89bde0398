/** Rules and messages in the page's language, loaded with the first file of each format. */
import common from '@generated/locales/default/document-messages-common.json';
import type {Rule, Rules} from '@trendsoft/document-check';
import {formatMessage} from '@trendsoft/document-check/plurals';
import type {MessageValues} from '@trendsoft/document-check/plurals';

export interface Format {
  rules: readonly Rule[];
  messages: Readonly<Record<string, string>>;
}

const fetchPdf = (): Promise<Format> =>
  import(/* webpackChunkName: "late-document-check-pdf" */ './rules/pdf');
const fetchOffice = (): Promise<Format> =>
  import(/* webpackChunkName: "late-document-check-office" */ './rules/office');
const fetchPdfRare = (): Promise<Format> =>
  import(/* webpackChunkName: "late-document-check-pdf-rare" */ './rules/pdfRare');
const fetchRare = (): Promise<Format> =>
  import(/* webpackChunkName: "late-document-check-rare" */ './rules/rare');

/** Returns the language of the page; English while the server renders it, which shows no results. */
export const readerLanguage = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

const LOADERS = {
  pdf: fetchPdf,
  word: fetchOffice,
  powerpoint: fetchOffice,
  pdfRare: fetchPdfRare,
  rare: fetchRare,
};

/** Returns a store of rules and messages, with the messages that every file needs. */
export function createLoadedRules() {
  const rules = new Map<string, Rule>();
  const messages = new Map(Object.entries(common));

  function addMessages(added: Format['messages']): void {
    for (const [id, message] of Object.entries(added)) messages.set(id, message);
  }

  return {
    /** Rules of the loaded formats. */
    rules: rules as Rules,
    /** Adds messages that a separate script has loaded. */
    addMessages,
    hasMessage: (rule: string): boolean => messages.has(`rule.${rule}`),
    /**
     * Returns a message of the checks. Not by `translate`, whose messages every page loads.
     * @param values by the names of its placeholders; `count` chooses the plural form
     */
    t: (id: string, values: MessageValues = {}): string =>
      formatMessage(messages.get(id) ?? id, values, readerLanguage()),
    /**
     * Loads the rules and messages of a format, which any text about such a file needs. Rejects offline.
     * @param part `pdfRare`: rules that few PDFs break; `rare`: for refused files, and for files with notes
     */
    loadFormat: async (part: keyof typeof LOADERS): Promise<void> => {
      const format = await LOADERS[part]();
      for (const rule of format.rules) rules.set(rule.id, rule);
      addMessages(format.messages);
    },
  };
}

export const {rules: loadedRules, addMessages, hasMessage, t, loadFormat} = createLoadedRules();
