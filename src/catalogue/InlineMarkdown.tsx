import {Fragment} from 'react';

/** Renders a sentence, with `<code>` for text in backticks. */
export function InlineMarkdown({of}: {of: string}) {
  return of
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
