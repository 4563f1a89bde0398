/** Parts of Office files that are not checked: the report says so. */
import type {UnreadPart} from '../finding.ts';
import type {OfficePackage} from './package.ts';

/** Type of a relationship → what its target is. */
const UNREAD_TARGETS: Readonly<Record<string, UnreadPart>> = {
  comments: 'comments',
  oleObject: 'embedded',
  package: 'embedded',
  subDocument: 'subdocuments',
};

/** Returns what is not read of the targets of a part. */
export const unreadRelationships = (file: OfficePackage, part: string): UnreadPart[] =>
  [...file.relationships(part).values()].flatMap(({type, target}) => {
    // Programs leave a part without comments behind.
    const isEmpty = type === 'comments' && file.xml(target)?.children.length === 0;
    return isEmpty ? [] : (UNREAD_TARGETS[type] ?? []);
  });
