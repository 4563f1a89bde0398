import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {Button} from '../../../primitives/Button';
import {t} from '../check/loadedRules';
import type {NumberedPlace} from './places';

/** Loaded on demand, since few visitors need it and it includes pdf.js. */
const fetchPage = () =>
  import(/* webpackChunkName: "late-document-check-preview" */ './PreviewPage');
type PreviewPage = Awaited<ReturnType<typeof fetchPage>>['PreviewPage'];

export interface PreviewProps {
  file: File;
  /** The places that have a page; their numbers are those of the list, which is the text alternative. */
  places: readonly NumberedPlace[];
  /** Number of the place that is shown. */
  selected: number;
  /** The visitor’s choice of this place: another object each time, also for the same place. */
  request: object | undefined;
  /** Shows another place. */
  select: (number: number) => void;
  /** Selects a place by its outline, and goes to its entry in the list. */
  choose: (number: number) => void;
  close: () => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Whether the places are joined in the order in which they are read. */
  isPath?: boolean;
}

/** The page of the selected place, with buttons to the other pages with places. Keyboard: those of buttons. */
export function Preview(props: PreviewProps) {
  const {file, places, selected, request, select, choose, close, announce} = props;
  const {isPath = false} = props;
  const [Page, setPage] = useState<PreviewPage | 'missing'>();
  const panel = useRef<HTMLDivElement>(null);
  const announceMissing = useEffectEvent(() => announce(t('report.whereFailed')));
  // Again with each choice, in case it could not be loaded before.
  useEffect(() => {
    fetchPage().then(
      ({PreviewPage}) => setPage(() => PreviewPage),
      () => {
        setPage('missing');
        announceMissing();
      },
    );
  }, [request]);
  useEffect(() => {
    if (panel.current) bringIntoView(panel.current);
  }, [Page]);

  const pages = [...new Set(places.flatMap(({page}) => page ?? []))].toSorted((a, b) => a - b);
  const page = places.find(({number}) => number === selected)?.page ?? 1;

  function turnTo(next: number | undefined): void {
    const place = places.find((one) => one.page === next);
    if (place) select(place.number);
  }

  return (
    <div
      ref={panel}
      className="checkPreview"
      role="group"
      aria-label={t('report.preview')}
      data-no-print
    >
      <Toolbar page={page} pages={pages} turnTo={turnTo} close={close} />
      {!Page && <p>{t('report.whereDrawing')}</p>}
      {Page === 'missing' && <p>{t('report.whereFailed')}</p>}
      {Page && Page !== 'missing' && (
        <Page
          file={file}
          page={page}
          places={places}
          selected={selected}
          request={request}
          choose={choose}
          announce={announce}
          isPath={isPath}
        />
      )}
    </div>
  );
}

interface ToolbarProps {
  page: number;
  /** The pages with places, in their order. */
  pages: readonly number[];
  turnTo: (page: number | undefined) => void;
  close: () => void;
}

function Toolbar({page, pages, turnTo, close}: ToolbarProps) {
  const index = pages.indexOf(page);
  const turn = (by: number) => turnTo(pages[(index + by + pages.length) % pages.length]);
  return (
    <div className="checkTools">
      <p>
        {pages.length > 1
          ? t('report.whereOrder', {page, number: index + 1, count: pages.length})
          : t('report.wherePage', {page})}
      </p>
      {pages.length > 1 && (
        <>
          <Button variant="secondary" onClick={() => turn(-1)}>
            {t('report.wherePrevious')}
          </Button>
          <Button variant="secondary" onClick={() => turn(1)}>
            {t('report.whereNext')}
          </Button>
        </>
      )}
      <Button variant="secondary" onClick={close}>
        {t('report.whereClose')}
      </Button>
    </div>
  );
}

/** Scrolls the document if a part is not whole on the screen: beside few findings, the page may begin above it. */
function bringIntoView(part: HTMLElement): void {
  const {top, bottom} = part.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) part.scrollIntoView({block: 'nearest'});
}
