import type { MemberRecordSection } from '@ieum/contract/site/members/record-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { countTexts } from '#lib/format/count-texts.ts';
import { numberText } from '#lib/format/money.ts';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { recordCopy as copy } from './copy.ts';
import { recordQuery } from './data.ts';
import { RecordSection } from './record-section.tsx';

const countOf = ({ count, isCapped }: MemberRecordSection): string =>
  isCapped ? `${numberText(count)}+` : numberText(count);

interface OpenedSectionProps {
  id: string;
  kind: string;
  /** Undefined while they are loaded, null once the member is erased. */
  sections: readonly MemberRecordSection[] | null | undefined;
  isFailed: boolean;
}

function OpenedSection({ id, kind, sections, isFailed }: OpenedSectionProps) {
  if (sections === undefined) return isFailed ? null : <Skeleton height={240} />;
  const section = sections?.find((one) => one.kind === kind);
  if (!section) return <EmptyState title={copy.unknown} hint={copy.unknownHint} />;
  return <RecordSection key={kind} id={id} section={section} />;
}

interface RecordTabsProps {
  id: string;
  /** The first tab: the account. */
  children: ReactNode;
}

/** The record of a member in tabs: the account, and a section of each kind of row. */
export function RecordTabs({ id, children }: RecordTabsProps) {
  const [parameters] = useSearchParams();
  const kind = parameters.get('tab') ?? '';
  const { data: sections, error, refetch } = useQuery(recordQuery(id));
  const tabs = (sections ?? []).map((section) => ({
    value: section.kind,
    label: section.title,
    count: countOf(section),
    counted: countTexts.rows,
  }));
  // The first tab is there before the others are known, so that what is below keeps its place.
  const hasTabs = sections ? tabs.length > 0 : sections === undefined && !error;
  return (
    <>
      {hasTabs && <UrlTabs label={copy.tabs} tabs={[{ value: '', label: copy.account }, ...tabs]} />}
      {error && !sections && <ErrorState error={error} onRetry={() => void refetch()} />}
      {kind === '' ? (
        children
      ) : (
        <OpenedSection id={id} kind={kind} sections={sections} isFailed={error !== null} />
      )}
    </>
  );
}
