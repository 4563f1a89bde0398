import {Fragment} from 'react';

/** A comment's sentences, with what stands in backticks as code. */
export function Words({of}: {of: string}) {
  return of
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
