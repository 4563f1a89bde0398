import type {Finding} from '@trendsoft/document-check';
import {t} from '../check/loadedRules';
import type {NumberedPlace} from '../preview/places';

export interface PlacesProps {
  finding: Finding;
  /** Its listed places. */
  places: readonly NumberedPlace[];
  canShow: (place: NumberedPlace) => boolean;
  /** The place that is shown on its page. */
  selected: number | undefined;
  /** Shows a place on its page. */
  select: (number: number) => void;
  /** Shows all places in the transcript; undefined if it does not show them. */
  showInOrder: (() => void) | undefined;
}

/** The places of a rule as a numbered list; in a PDF, each is a button that shows the place on its page. Keyboard: those of buttons. */
export function Places(props: PlacesProps) {
  const {finding, places, canShow, selected, select, showInOrder} = props;
  if (places.length === 0) return null;
  const rest = finding.count - places.length;
  return (
    <>
      {places.some(canShow) && <p data-no-print>{t('report.where')}</p>}
      <ol>
        {places.map((place) => (
          <li key={place.number} value={place.number}>
            {canShow(place) ? (
              <button
                type="button"
                className="checkPlace"
                data-place={place.number}
                aria-current={place.number === selected ? 'true' : undefined}
                onClick={() => select(place.number)}
              >
                {place.line}
              </button>
            ) : (
              place.line
            )}
          </li>
        ))}
      </ol>
      {rest > 0 && <p>{t('place.more', {count: rest})}</p>}
      {showInOrder && (
        <button type="button" className="checkPlace" data-no-print onClick={showInOrder}>
          {t('report.allInOrder')}
        </button>
      )}
    </>
  );
}
