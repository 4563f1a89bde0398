import type {Transcript} from '@trendsoft/document-check';
import {useEffect, useState} from 'react';
import {t} from '../check/loadedRules';
import {transcripts} from './readTranscript';

/** Loaded on demand, since only a new version can be compared. */
const fetchVersions = () =>
  import(/* webpackChunkName: "late-document-check-versions" */ './Versions');
type Versions = Awaited<ReturnType<typeof fetchVersions>>['Versions'];

export interface VersionsPartProps {
  /** The file of the version before. */
  earlierFile: File;
  transcript: Transcript;
}

/** What a screen reader reads before and after a change, in a disclosure. APG Disclosure, by `<details>`. */
export function VersionsPart({earlierFile, transcript}: VersionsPartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="checkDetails" onToggle={({currentTarget: {open}}) => setOpen(open)}>
      <summary>{t('transcript.compare')}</summary>
      {isOpen && <LoadedVersions earlierFile={earlierFile} transcript={transcript} />}
    </details>
  );
}

/** Reads the version before, and compares it. */
function LoadedVersions({earlierFile, transcript}: VersionsPartProps) {
  const [loaded, setLoaded] = useState<{earlier: Transcript; View: Versions} | 'missing'>();
  useEffect(() => {
    const reading = new AbortController();
    Promise.all([transcripts.of(earlierFile, reading.signal), fetchVersions()]).then(
      ([earlier, {Versions: View}]) => setLoaded({earlier, View}),
      () => {
        if (!reading.signal.aborted) setLoaded('missing');
      },
    );
    return () => reading.abort();
  }, [earlierFile]);

  if (!loaded) return <p>{t('report.readerLoading')}</p>;
  if (loaded === 'missing') return <p>{t('transcript.noEarlier')}</p>;
  return <loaded.View earlier={loaded.earlier} transcript={transcript} />;
}
