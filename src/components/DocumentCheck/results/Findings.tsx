import type {Report, SilenceReason} from '@trendsoft/document-check';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {loadedRules} from '../check/loadedRules';
import {
  focusPlace,
  isInTranscript,
  isShowable,
  numberedPlaces,
  uncoverPlace,
} from '../preview/places';
import {Preview} from '../preview/Preview';
import {FindingItem, type FindingItemProps} from './FindingItem';
import {Places} from './Places';
import type {GroupView, TopicView} from './view';

export interface FindingsProps {
  file: File;
  report: Report;
  groups: readonly GroupView[];
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Goes to the first silence of a kind in the transcript. */
  showSilence: (reason: SilenceReason) => void;
}

/**
 * The findings by affected people, each in a disclosure. In a PDF, each place is a button that shows its page: beside the
 * findings or, where there is no room, below them. Both stay in step: a place selects its outline, an outline its place.
 */
export function Findings({file, report, groups, announce, showSilence}: FindingsProps) {
  const list = useRef<HTMLDivElement>(null);
  const topics = groups.flatMap((group) => group.topics);
  const ids = topics.flatMap(({rules}) => rules.map(({id}) => id));
  const places = numberedPlaces(report, ids);
  const canShow = (place: (typeof places)[number]) => isShowable(report, place);
  const shown = places.filter(canShow);
  const {selection, selected, select, close} = useSelectedPlace(report, list);

  /** Keeps the page in step with a finding that is opened. */
  function follow(rules: readonly {id: string}[]): void {
    if (selected === undefined) return;
    const own = shown.filter(({rule}) => rules.some(({id}) => id === rule));
    const [first] = own;
    if (first && !own.some(({number}) => number === selected)) select(first.number);
  }

  function renderPlaces(rule: string) {
    const finding = report.findings.find((one) => one.rule === rule);
    if (!finding) return null;
    const silence = isInTranscript(finding) ? loadedRules.get(rule)?.silence : undefined;
    return (
      <Places
        showInOrder={silence && (() => showSilence(silence))}
        finding={finding}
        places={places.filter((place) => place.rule === rule)}
        canShow={canShow}
        selected={selected}
        select={select}
      />
    );
  }

  return (
    <div className="checkColumns" data-shown={selected === undefined ? undefined : true}>
      <div ref={list}>
        {groups.map((group) => (
          <FindingGroup
            key={group.id}
            group={group}
            first={topics[0]}
            renderPlaces={renderPlaces}
            onOpen={follow}
          />
        ))}
      </div>
      {selected !== undefined && (
        <Preview
          file={file}
          places={shown}
          selected={selected}
          request={selection}
          select={select}
          choose={(number) => {
            select(number);
            focusPlace(list.current, number);
          }}
          close={close}
          announce={announce}
        />
      )}
    </div>
  );
}

/** The place that is shown on its page; none at first, and none of another report. */
function useSelectedPlace(report: Report, list: RefObject<HTMLElement | null>) {
  const [selection, setSelection] = useState<{report: Report; number: number}>();
  const selected = selection?.report === report ? selection.number : undefined;

  useEffect(() => {
    if (selected !== undefined) uncoverPlace(list.current, selected);
  }, [list, selected]);

  return {
    selection,
    selected,
    select: (number: number): void => setSelection({report, number}),
    /** Moves the focus back to the place in the list. */
    close: (): void => {
      if (selected !== undefined) focusPlace(list.current, selected);
      setSelection(undefined);
    },
  };
}

interface FindingGroupProps extends Pick<FindingItemProps, 'renderPlaces'> {
  group: GroupView;
  /** The topic to start with. */
  first: TopicView | undefined;
  onOpen: (rules: TopicView['rules']) => void;
}

/** The findings that affect the same people. */
function FindingGroup({group, first, renderPlaces, onOpen}: FindingGroupProps) {
  return (
    <div className="checkGroup">
      <h4>{group.heading}</h4>
      <ul role="list">
        {group.topics.map((topic) => (
          <FindingItem
            key={topic.id}
            topic={topic}
            isFirst={topic === first}
            renderPlaces={renderPlaces}
            onOpen={() => onOpen(topic.rules)}
          />
        ))}
      </ul>
    </div>
  );
}
