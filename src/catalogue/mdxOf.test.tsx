import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {mdxOf} from './mdxOf';

interface CardProps {
  to?: string;
  open?: boolean;
  tags?: string[];
  rating?: number;
  children?: ReactNode;
}
const Card = ({children}: CardProps) => <div>{children}</div>;
const names = new Map<unknown, string>([[Card, 'Card']]);

test('headings, paragraphs, lists and links become Markdown, an empty line apart', () => {
  const example = (
    <Card to="/About" open rating={4.5} tags={['a', 'b']}>
      <h3 id="why">Why</h3>
      <p>
        A <strong>bold</strong> and <em>slanted</em> word, and <Link to="/About">a link</Link>.
      </p>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
      <ol>
        <li>First</li>
      </ol>
    </Card>
  );
  expect(mdxOf(example, names)).toBe(
    [
      '<Card to="/About" open rating={4.5} tags={["a", "b"]}>',
      '### Why {#why}',
      'A **bold** and *slanted* word, and [a link](/About).',
      '- One\n- Two',
      '1. First',
      '</Card>',
    ].join('\n\n'),
  );
});

test('a block with words alone stays on its line, one with nothing closes itself', () => {
  const example = (
    <>
      <Card>projects</Card>
      <Card open={false} />
    </>
  );
  expect(mdxOf(example, names)).toBe('<Card>projects</Card>\n\n<Card />');
});

test('what a writer cannot write has no MDX', () => {
  expect(mdxOf(<button type="button">Try again</button>, names)).toBeUndefined();
});
