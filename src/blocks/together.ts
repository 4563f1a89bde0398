/** Two props of which neither makes sense without the other. */
export function both(first: string, second: string) {
  return (props: Readonly<Record<string, unknown>>): string | undefined => {
    if (first in props === second in props) return undefined;
    const [there, missing] = first in props ? [first, second] : [second, first];
    return `${missing} is missing; ${there} needs it. Give both, or neither`;
  };
}
