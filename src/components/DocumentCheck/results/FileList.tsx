import {useCallback, useState, type RefObject} from 'react';
import type {CheckedDocument} from '../checkedDocuments';
import {FileTable} from './FileTable';
import {Result, type ResultProps} from './Result';

type Documents = readonly CheckedDocument[];

export interface FileListProps extends Pick<ResultProps, 'input' | 'announce'> {
  documents: Documents;
  /** The documents of the last check, if the visitor is still here. */
  arrived: Documents | undefined;
  root: RefObject<HTMLElement | null>;
}

/** A table of several documents, and below it the result of the document last opened or checked alone. */
export function FileList({documents, arrived, root, input, announce}: FileListProps) {
  const [choice, setChoice] = useState<{document: CheckedDocument; after: typeof arrived}>();
  const open = useCallback(
    (document: CheckedDocument) => setChoice({document, after: arrived}),
    [arrived],
  );
  const isChosen = choice?.after === arrived;
  const wanted = isChosen ? choice?.document : onlyOne(arrived);
  const opened = documents.find((document) => document === wanted);

  return (
    <>
      <FileTable
        documents={documents}
        opened={opened}
        open={open}
        request={opened ? undefined : arrived}
      />
      {opened && (
        <Result
          key={opened.id}
          input={input}
          announce={announce}
          document={opened}
          list={root}
          request={isChosen ? choice : arrived}
        />
      )}
    </>
  );
}

const onlyOne = (documents: Documents = []) => (documents.length === 1 ? documents[0] : undefined);
