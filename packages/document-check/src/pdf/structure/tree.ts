/** The structure tree as a whole: ISO 32000-1, 14.7. */
import type {PdfFile} from '../file.ts';
import {asDict, asList, Dict, Ref} from '../objects.ts';
import type {PdfObject} from '../objects.ts';
import {text} from '../strings.ts';
import {StructElement} from './element.ts';
import {ParentTree} from './parent-tree.ts';
import {roleInNamespace, roleOf} from './types.ts';
import type {Role} from './types.ts';

/** What identifies marked content in the document. @param stream object number of the form XObject that contains it */
export const contentId = (mcid: number, page: number, stream: number | undefined): string =>
  stream === undefined ? `${page} ${mcid}` : `s${stream} ${mcid}`;

/** The number of the object that a reference names. */
const numberOf = (object: PdfObject | undefined): number | undefined =>
  object instanceof Ref ? object.num : undefined;

const MAX_ELEMENTS = 1_000_000;

export class StructTree {
  /** Every element, without decoration and without those of pages that were removed from the document. */
  elements: StructElement[] = [];
  readonly roleMap: Dict | undefined;
  private readonly byDict = new Map<Dict, StructElement>();
  private readonly byMark = new Map<string, StructElement>();
  private readonly byObject = new Map<number, StructElement>();
  private readonly roles = new Map<string, Role>();
  private readonly parents: ParentTree;

  constructor(
    private readonly file: PdfFile,
    readonly root: Dict,
    private readonly hasPage: (num: number) => boolean,
  ) {
    this.roleMap = root.dict('RoleMap');
    this.parents = new ParentTree(root.dict('ParentTree'), file.budget);
    this.read();
    this.removeArtifacts();
    this.removeElementsOfMissingPages();
  }

  /** Programs that extract pages keep the tags of all pages. Nobody meets an element whose pages are not there. */
  private removeElementsOfMissingPages(): void {
    const isPresent = (page: number) => page === 0 || this.hasPage(page);
    const present = new Set<StructElement>();
    // Elements come after their parents.
    for (const element of this.elements.toReversed()) {
      const {content, kids, page} = element;
      const isEmpty = content.length === 0 && kids.length === 0;
      const remains =
        content.some((part) => isPresent(part.page)) || kids.some((kid) => present.has(kid));
      if (remains || (isEmpty && isPresent(page))) present.add(element);
    }
    this.retain(present);
  }

  /** Removes decoration, which PDF 2.0 allows in the tree: nobody meets it. Its content still belongs to an element. */
  private removeArtifacts(): void {
    const kept = new Set<StructElement>();
    for (const element of this.elements) {
      const isInside = element.parent !== undefined && !kept.has(element.parent);
      if (element.standard !== 'Artifact' && !isInside) kept.add(element);
    }
    this.retain(kept);
  }

  private retain(kept: ReadonlySet<StructElement>): void {
    if (kept.size === this.elements.length) return;
    this.elements = this.elements.filter((element) => kept.has(element));
    for (const element of this.elements) {
      element.kids = element.kids.filter((kid) => kept.has(kid));
    }
  }

  private read(): void {
    interface Todo {
      node: PdfObject;
      parent: StructElement | undefined;
    }
    const todo: Todo[] = asList(this.root.get('K'))
      .toReversed()
      .map((node) => ({node, parent: undefined}));
    for (let item = todo.pop(); item && this.elements.length < MAX_ELEMENTS; item = todo.pop()) {
      this.file.budget.step(8);
      const dict = this.file.resolve(item.node);
      if (!(dict instanceof Dict) || this.byDict.has(dict)) continue;
      const element = this.make(dict, item.parent);
      const kids: Todo[] = [];
      for (const kid of asList(dict.get('K'))) {
        if (!this.addContent(element, kid)) kids.push({node: kid, parent: element});
      }
      for (const kid of kids.reverse()) todo.push(kid);
    }
  }

  private roleFor(type: string, namespace: Dict | undefined): Role {
    if (namespace) return roleInNamespace(type, namespace, this.roleMap);
    const role = this.roles.get(type) ?? roleOf(type, this.roleMap);
    this.roles.set(type, role);
    return role;
  }

  private make(dict: Dict, parent: StructElement | undefined): StructElement {
    const type = dict.name('S') ?? '';
    const role = this.roleFor(type, dict.dict('NS'));
    const element = new StructElement(
      dict,
      type,
      role,
      parent,
      numberOf(dict.raw('Pg')) ?? parent?.page ?? 0,
      text(dict.string('Lang')) ?? parent?.lang,
    );
    this.elements.push(element);
    this.byDict.set(dict, element);
    parent?.kids.push(element);
    return element;
  }

  /** Records a kid if it is content of a page. @returns whether it is */
  private addContent(element: StructElement, kid: PdfObject): boolean {
    const value = this.file.resolve(kid);
    if (typeof value === 'number') {
      this.mark(element, value, element.page, undefined);
      return true;
    }
    if (!(value instanceof Dict)) return value !== null;
    // Only elements have a type.
    if (value.has('S')) return false;
    const page = numberOf(value.raw('Pg')) ?? element.page;
    const mcid = value.number('MCID');
    if (mcid !== undefined) {
      this.mark(element, mcid, page, numberOf(value.raw('Stm')));
      return true;
    }
    if (!value.has('Obj')) return false;
    this.addObject(element, value, page);
    return true;
  }

  /** Records an annotation or a form XObject that belongs to an element as a whole. */
  private addObject(element: StructElement, reference: Dict, page: number): void {
    const num = numberOf(reference.raw('Obj')) ?? 0;
    const dict = asDict(reference.get('Obj'));
    if (dict) element.content.push({kind: 'object', num, dict, page});
    if (num > 0 && !this.byObject.has(num)) this.byObject.set(num, element);
  }

  private mark(element: StructElement, mcid: number, page: number, stream: number | undefined) {
    element.content.push({kind: 'marked', mcid, page, stream});
    const key = contentId(mcid, page, stream);
    if (!this.byMark.has(key)) this.byMark.set(key, element);
  }

  /** Finds the element of marked content. @param stream object number of the form XObject that contains it @param owner the page or form */
  ofMark(mcid: number, page: number, stream: number | undefined, owner: Dict) {
    const found = this.byMark.get(contentId(mcid, page, stream));
    if (found) return found;
    const dict = this.parents.marked(owner.number('StructParents'), mcid);
    const element = dict && this.byDict.get(dict);
    // A copy of a page may still name the elements of the original page.
    const isOnOtherPage = element?.content.some(
      (content) => content.kind === 'marked' && content.mcid === mcid && content.page > 0,
    );
    return stream === undefined && isOnOtherPage ? undefined : element;
  }

  /** Finds the element of an annotation, or of a whole form XObject. @param num its object number; 0 for a direct object */
  ofObject(num: number, dict: Dict): StructElement | undefined {
    const found = num > 0 ? this.byObject.get(num) : undefined;
    if (found) return found;
    const parent = this.parents.object(dict.number('StructParent'));
    return parent && this.byDict.get(parent);
  }
}
