/** Maps content to its element: the number tree of ISO 32000-1, 14.7.4.4. */
import type {Budget} from '../../limits.ts';
import {asDict, nodesOf} from '../objects.ts';
import type {Dict, PdfObject} from '../objects.ts';

export class ParentTree {
  private readonly values = new Map<number, PdfObject>();

  constructor(
    private readonly root: Dict | undefined,
    budget: Budget,
  ) {
    for (const node of nodesOf(root)) {
      const numbers = node.array('Nums') ?? [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        budget.step();
        const key = node.resolve(numbers[i]);
        const value = numbers[i + 1];
        if (typeof key === 'number' && value !== undefined) this.values.set(key, value);
      }
    }
  }

  private value(key: number | undefined): PdfObject {
    const value = key === undefined ? undefined : this.values.get(key);
    return this.root && value !== undefined ? this.root.resolve(value) : null;
  }

  /** Finds the element of marked content. @param key StructParents of the page or form XObject that contains it */
  marked(key: number | undefined, mcid: number): Dict | undefined {
    const list = this.value(key);
    return Array.isArray(list) ? asDict(this.root?.resolve(list[mcid])) : undefined;
  }

  /** Finds the element of an annotation, or of a whole form XObject. @param key its StructParent */
  object(key: number | undefined): Dict | undefined {
    return asDict(this.value(key));
  }
}
