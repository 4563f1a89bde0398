import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {SEARCH_INDEX_FILE, type IndexedPage} from '../../plugins/search-index/file';
import type {Result} from './results/find';

/** The parameter of the address that has the query. */
export const QUERY = 'q';

/** Loaded at the first search. */
const fetchLate = () => import(/* webpackChunkName: "late-search" */ './results/SearchResults');

type Late = Awaited<ReturnType<typeof fetchLate>>;

interface Search {
  late: Late;
  find: (query: string) => Result[];
}

type Outcome =
  {kind: 'missing'} | {kind: 'found'; late: Late; query: string; results: readonly Result[]};

/** Loads the scripts and the index of the search. @throws Error if one of them cannot be loaded */
async function loadSearch(address: string): Promise<Search> {
  const [late, answer] = await Promise.all([
    fetchLate(),
    // Asks the server whether it has changed: a new release may have other sections.
    fetch(address, {cache: 'no-cache'}),
  ]);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return {late, find: late.createSearch((await answer.json()) as IndexedPage[])};
}

/** Puts the query into the address, so that a reload, Back or a shared link repeats the search. */
function keepInAddress(query: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(QUERY, query);
  window.history.replaceState(window.history.state, '', url);
}

/** Returns the field of the search, its outcome, and what starts a search. */
export function useSearch() {
  const address = useBaseUrl(`/${SEARCH_INDEX_FILE}`);
  const field = useRef<HTMLInputElement>(null);
  const loaded = useRef<Promise<Search>>(undefined);
  const latest = useRef('');
  const [outcome, setOutcome] = useState<Outcome>();

  async function run(query: string) {
    latest.current = query;
    loaded.current ??= loadSearch(address);
    try {
      const {late, find} = await loaded.current;
      // Another search may have begun meanwhile.
      if (latest.current === query) setOutcome({kind: 'found', late, query, results: find(query)});
    } catch {
      loaded.current = undefined;
      setOutcome({kind: 'missing'});
    }
  }

  function search(typed: string) {
    const query = typed.trim();
    if (query === '') return;
    keepInAddress(query);
    void run(query);
  }

  const repeat = useEffectEvent(() => {
    const query = new URLSearchParams(window.location.search).get(QUERY)?.trim();
    if (!query || !field.current) return;
    // What was typed before hydration is newer.
    field.current.value ||= query;
    void run(query);
  });
  useEffect(() => repeat(), []);

  return {field, outcome, search};
}
