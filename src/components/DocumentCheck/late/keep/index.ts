/** Results as files, which the browser saves. */
import type {CheckedDocument} from '../../checked';
import {viewOf} from '../view';
import {earlOf} from './earl';
import {htmlOf} from './html';
import {checkedOn, fingerprints} from './origin';
import {save} from './save';

type Save = (name: string, documents: readonly CheckedDocument[]) => Promise<void> | void;

/** As a page for people. @param name without its ending */
export const saveHtml: Save = async (name, documents) => {
  const origin = [
    checkedOn(),
    location.origin + location.pathname,
    ...(await fingerprints(documents)),
  ];
  save(`${name}.html`, 'text/html', htmlOf(documents.map(viewOf), origin));
};

/** As data for programs. @param name without its ending */
export const saveEarl: Save = (name, documents) =>
  save(`${name}.jsonld`, 'application/ld+json', earlOf(documents));
