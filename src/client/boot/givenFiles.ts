/**
 * Puts files that are dropped anywhere on a page, or pasted, into its file field, as if the visitor had chosen them
 * there. Without this, a browser shows a file that is dropped beside the field in place of the page. It is part of the boot
 * script because this may be the first action on a page. On pages without a file field, nothing changes.
 */
import {chooseFiles} from '@trendsoft/docusaurus-late-hydration/fields';

/** On the field while files are dragged over the page. Its look: Field.module.css. */
const TARGET = 'data-drop-target';

/** Returns the field for files given at an element: that of its form, otherwise that of the document check, otherwise the first. */
function fieldFor(target: EventTarget | null): HTMLInputElement | null {
  // Firefox drags over texts too.
  const form = target instanceof Element ? target.closest('form') : null;
  return (
    form?.querySelector('[type=file]') ??
    document.querySelector('[data-takes-pasted]') ??
    document.querySelector('[type=file]')
  );
}

/**
 * Returns whether data contains files. Pictures that are dragged from a page, or copied with text from an office program,
 * are not meant as files; file managers may add a file's name as text.
 */
const hasFiles = (data: DataTransfer | null): data is DataTransfer =>
  data !== null && data.types.includes('Files') && !data.types.includes('text/html');

const isSame = (a: File) => (b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Returns the files that a field then has: one for several keeps its own, since people drop one after the other. */
function withEarlier({multiple, files}: HTMLInputElement, given: FileList): FileList {
  const earlier = [...(multiple && files ? files : [])];
  const all = new DataTransfer();
  for (const file of [...earlier, ...given]) {
    if (![...all.files].some(isSame(file))) all.items.add(file);
  }
  return all.files;
}

function onDrag(event: DragEvent): void {
  const {type, target, dataTransfer, relatedTarget} = event;
  // Dragged to another element, whose own events follow.
  if (type === 'dragleave' && relatedTarget) return;
  document.querySelector(`[${TARGET}]`)?.removeAttribute(TARGET);
  const field = hasFiles(dataTransfer) && fieldFor(target);
  if (!field || type === 'dragleave') return;
  event.preventDefault();
  if (dataTransfer.items.length > 1 && !field.multiple) {
    // The pointer shows that they cannot be dropped.
    dataTransfer.dropEffect = 'none';
  } else if (type === 'drop') {
    chooseFiles(field, withEarlier(field, dataTransfer.files));
    // Shows where the file is, which may be out of view.
    field.focus();
  } else {
    field.setAttribute(TARGET, '');
  }
}

export function acceptGivenFiles(): void {
  addEventListener('dragover', onDrag);
  addEventListener('dragleave', onDrag);
  addEventListener('drop', onDrag);
  addEventListener('paste', ({target, clipboardData}) => {
    const field = hasFiles(clipboardData) && fieldFor(target);
    if (!field) return;
    // Somebody who pastes a picture into a text field does not mean to replace the chosen file.
    const isFree = clipboardData.files.length === 1 && field.files?.length === 0;
    if (field.multiple || isFree) chooseFiles(field, withEarlier(field, clipboardData.files));
  });
}
