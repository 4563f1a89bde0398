import {Fragment} from 'react';

/** A comment's sentences, with code for words in backticks. */
export function Words({of}: {of: string}) {
  return of
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
