import { useEffect, useState } from 'react';
import { readUnsavedDraft, useUnsavedDraft } from '#lib/storage/unsaved-drafts.ts';
import { notifyRestored } from '#ui/toast/notify-restored.ts';

/** The values of a meeting besides its times. */
export interface Facts {
  title: string;
  place: string;
  minutes: number;
  days: number;
}

/** The values of the sheet. */
interface Draft {
  facts: Facts;
  times: readonly string[];
  isNotified: boolean;
  texting: string | undefined;
}

const draftKeyOf = (recruitmentId: string): string => `proposal.${recruitmentId}`;

/** The values from before the session ended or the page was closed, without times that have passed. */
export function useRestoredProposal(recruitmentId: string, now: number): Draft | undefined {
  const [restored] = useState(() => {
    const draft = readUnsavedDraft<Draft>(draftKeyOf(recruitmentId));
    return draft && { ...draft, times: draft.times.filter((time) => Date.parse(time) > now) };
  });
  useEffect(() => {
    if (restored) notifyRestored();
  }, [restored]);
  return restored;
}

/** Stores what is written when the session ends or the page is closed. */
export const useProposalDraft = (recruitmentId: string, draft: Draft | undefined): void =>
  useUnsavedDraft(
    () => draftKeyOf(recruitmentId),
    () => draft,
  );
