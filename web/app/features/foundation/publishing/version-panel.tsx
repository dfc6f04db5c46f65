import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditable } from '#ui/form/editable.tsx';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { fullMomentText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton, TextSkeleton } from '#ui/state/skeleton.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { DiffLegend, TextDiff } from '#ui/text/text-diff.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { versionQuery, versionsQuery, type ContentVersion } from './data.ts';
import { differencesOf, lostFiles, type FieldLines } from './version-differences.ts';
import styles from './version-history.module.css';

const { versions: texts } = copy;

export interface HistoryProps {
  kind: ContentKind;
  rowId: string;
  /** The row's present version. */
  version: number;
  /** The label and the lines of each field that is compared. */
  fields: readonly FieldLines[];
  /** The values of the form that a stored draft means. */
  valuesOf: (content: Record<string, unknown>) => FieldValues;
}

const numberOf = (version: number): number => version + 1;

interface VersionSheetProps extends HistoryProps {
  chosen: number;
  onClose: () => void;
}

interface DifferencesProps {
  fields: readonly FieldLines[];
  before: FieldValues;
  after: FieldValues;
}

/** The differences between a version and the form, field by field. */
function Differences({ fields, before, after }: DifferencesProps) {
  const differences = differencesOf(fields, before, after);
  if (differences.length === 0) return <p>{texts.same}</p>;
  return (
    <>
      <DiffLegend />
      {differences.map(({ key, label, blocks }) => (
        <section key={key} className={styles.field}>
          <h3>{label}</h3>
          <TextDiff blocks={blocks} />
        </section>
      ))}
    </>
  );
}

/** One version beside the form's values, and the way back to it. */
function VersionSheet({ kind, rowId, chosen, fields, valuesOf, onClose }: VersionSheetProps) {
  const query = useQuery(versionQuery(kind, rowId, chosen));
  const form = useFormContext();
  const isEditable = useEditable();
  const restore = (content: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(valuesOf(content)))
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    toast(texts.restored);
    onClose();
  };
  const { data } = query;
  return (
    <Sheet
      title={texts.name(numberOf(chosen))}
      side="centre"
      size="wide"
      onClose={onClose}
      footer={isEditable && data && <Button onClick={() => restore(data.content)}>{texts.restore}</Button>}
    >
      <QueryView of={query} waiting={<Skeleton height={240} />}>
        {({ content }) => {
          const values = valuesOf(content);
          const lost = lostFiles(content, values);
          return (
            <>
              {lost > 0 && <Hint>{texts.lost(numberText(lost))}</Hint>}
              <Differences fields={fields} before={values} after={form.getValues()} />
            </>
          );
        }}
      </QueryView>
    </Sheet>
  );
}

interface RowProps {
  row: ContentVersion;
  isNow: boolean;
  onOpen: () => void;
}

const Row = ({ row, isNow, onOpen }: RowProps) => (
  <li className={styles.version}>
    <p>
      <b>{texts.name(numberOf(row.version))}</b>
      {isNow && <Badge hue="cobalt">{texts.now}</Badge>}
    </p>
    <p className={styles.about}>
      <span className="number">{fullMomentText(row.createdAt)}</span>
      <MemberText>{row.writer?.name ?? texts.first}</MemberText>
    </p>
    {!isNow && (
      <Button kind="default" size="sm" aria-label={texts.openOf(numberOf(row.version))} onClick={onOpen}>
        {texts.open}
      </Button>
    )}
  </li>
);

/** Every saved version of a row, inside its form: who saved it when, what differs, and for writers the way back. */
export function VersionPanel(props: HistoryProps) {
  const { kind, rowId, version } = props;
  const isEditable = useEditable();
  const list = useInfiniteQuery(versionsQuery(kind, rowId, version));
  const [chosen, setChosen] = useState<number>();
  const rows = list.data?.pages.flatMap((page) => page.versions);
  return (
    <Panel title={texts.title}>
      <p className={styles.hint}>{isEditable ? texts.hint : texts.readOnlyHint}</p>
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!rows && !list.error && <TextSkeleton lines={3} />}
      {rows && (
        <ol className={styles.versions}>
          {rows.map((row) => (
            <Row
              key={row.version}
              row={row}
              isNow={row.version === version}
              onOpen={() => setChosen(row.version)}
            />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <Button kind="default" isLoading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      {chosen !== undefined && (
        <VersionSheet {...props} chosen={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Panel>
  );
}
