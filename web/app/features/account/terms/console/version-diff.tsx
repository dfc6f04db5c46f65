import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { numberText } from '#lib/format/money.ts';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { diffOf, paragraphsOf, type Block } from '#ui/text/diff.ts';
import { DiffLegend, TextDiff } from '#ui/text/text-diff.tsx';
import { copy } from './copy.ts';

import { historyCopy } from './history-copy.ts';
import { versionQuery, type TermsVersion } from './history-data.ts';
import styles from './history.module.css';

const { diff: texts } = historyCopy;
type Version = TermsVersion & { content: string };

const countOf = (blocks: readonly Block[], change: 'added' | 'removed'): string =>
  numberText(blocks.flatMap(({ pieces }) => pieces).filter((piece) => piece.change === change).length);

/** Changes besides those of the text. */
function OtherChanges({ before, after }: { before: Version; after: Version }) {
  const lines = [
    before.subject === after.subject ? '' : `${texts.subject}: ${before.subject} → ${after.subject}`,
    before.necessary === after.necessary ? '' : after.necessary ? texts.necessary : texts.optional,
  ].filter(Boolean);
  return lines.map((line) => (
    <p key={line} className={styles.around}>
      {line}
    </p>
  ));
}

function Difference({ before, after }: { before: Version; after: Version }) {
  const [isShort, setShort] = useState(false);
  const blocks = useMemo(
    () => diffOf(paragraphsOf(before.content), paragraphsOf(after.content)),
    [before, after],
  );
  const isSame = blocks.every(({ change }) => change === 'same');
  const shown = isShort ? blocks.filter(({ change }) => change !== 'same') : blocks;
  return (
    <>
      <OtherChanges before={before} after={after} />
      <p role="status" className={styles.counts}>
        {isSame ? texts.same : texts.counts(countOf(blocks, 'added'), countOf(blocks, 'removed'))}
      </p>
      {!isSame && (
        <Checkbox
          label={texts.onlyChanges}
          checked={isShort}
          onChange={(event) => setShort(event.currentTarget.checked)}
        />
      )}
      <DiffLegend />
      <TextDiff blocks={shown} />
    </>
  );
}

interface VersionDiffProps {
  termsId: string;
  versions: readonly TermsVersion[];
  /** The selected version, compared with the one before it. */
  version: number;
  onClose: () => void;
}

/** Two versions of a text side by side, removed parts struck through and added parts marked. */
export function VersionDiff({ termsId, versions, version, onClose }: VersionDiffProps) {
  // A number is missing where a planned version was cancelled.
  const earlier = versions.map((one) => one.version).filter((number) => number < version);
  const [ends, setEnds] = useState({ before: Math.max(1, ...earlier), after: version });
  const before = useQuery(versionQuery(termsId, ends.before));
  const after = useQuery(versionQuery(termsId, ends.after));
  const options = versions.map((one) => ({
    value: String(one.version),
    label: copy.version(one.version),
  }));
  const error = before.error ?? after.error;
  const retry = () => void Promise.all([before.refetch(), after.refetch()]);
  return (
    <Sheet title={texts.title} side="centre" size="wide" onClose={onClose}>
      <div className={styles.ends}>
        {(['before', 'after'] as const).map((end) => (
          <SelectField
            key={end}
            label={texts[end]}
            value={String(ends[end])}
            options={options}
            onChange={(value) => setEnds({ ...ends, [end]: Number(value) })}
          />
        ))}
      </div>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && before.data && after.data && <Difference before={before.data} after={after.data} />}
      {!error && !(before.data && after.data) && <Skeleton height={240} />}
    </Sheet>
  );
}
