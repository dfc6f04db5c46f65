import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useMemo } from 'react';
import { useTextings } from '#features/live/textings/compose/use-textings.tsx';
import { useProposals } from './use-proposals.tsx';

/** What list and board of applicants offer beside their own actions: proposing a meeting and sending a text. */
export function useApplicantSlots(recruitmentId: string) {
  const proposals = useProposals(recruitmentId);
  const textings = useTextings(recruitmentId);
  const [proposing, texting] = [proposals.slots, textings.slots];
  const slots = useMemo(
    () => ({
      bulk: (rows: readonly ApplicantRow[], clear: () => void) => (
        <>
          {proposing.bulk(rows, clear)}
          {texting.bulk(rows, clear)}
        </>
      ),
      drawer: (row: ApplicantRow) => (
        <>
          {proposing.drawer(row)}
          {texting.drawer(row)}
        </>
      ),
    }),
    [proposing, texting],
  );
  const layer = (
    <>
      {proposals.layer}
      {textings.layer}
    </>
  );
  return { slots, layer };
}
