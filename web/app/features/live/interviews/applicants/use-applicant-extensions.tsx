import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useMemo } from 'react';
import { eliminationExtension } from '#features/live/calendar/agreed/elimination-extension.tsx';
import { nextAppointmentExtension } from '#features/live/calendar/agreed/next-appointment.tsx';
import { useTextings } from '#features/live/textings/compose/use-textings.tsx';
import { useProposals } from '#features/live/meetings/propose/use-proposals.tsx';
import { useInvitations } from './use-invitations.tsx';

/**
 * The live actions of the list and the board of applicants: proposing a meeting, inviting to a video
 * interview, sending a text; the next appointment with each; and the notice of agreed appointments before an
 * elimination.
 */
export function useApplicantExtensions(recruitmentId: string) {
  const proposals = useProposals(recruitmentId);
  const invitations = useInvitations(recruitmentId);
  const textings = useTextings(recruitmentId);
  const [proposing, inviting, texting] = [proposals.extensions, invitations.extensions, textings.extensions];
  const extensions = useMemo(
    () => ({
      bulk: (rows: readonly ApplicantRow[], clear: () => void) => (
        <>
          {proposing.bulk(rows, clear)}
          {inviting.bulk(rows, clear)}
          {texting.bulk(rows, clear)}
        </>
      ),
      menu: proposing.menu,
      drawer: (row: ApplicantRow) => (
        <>
          {proposing.drawer(row)}
          {inviting.drawer(row)}
          {texting.drawer(row)}
        </>
      ),
      ...eliminationExtension,
      ...nextAppointmentExtension,
    }),
    [proposing, inviting, texting],
  );
  const layer = (
    <>
      {proposals.layer}
      {invitations.layer}
      {textings.layer}
    </>
  );
  return { extensions, layer };
}
