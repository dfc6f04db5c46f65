import { useSlotInvitations } from '#features/live/interviews/applicants/use-slot-invitations.tsx';
import { companyCopy as copy } from '#features/live/meetings/company/copy.ts';
import { MeetingsScreen } from '#features/live/meetings/company/meetings-screen.tsx';
import { MoreSlotActionsContext } from '#features/live/meetings/more-slot-actions-context.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function MeetingsRoute() {
  const { action, layer } = useSlotInvitations();
  return (
    <>
      <MoreSlotActionsContext value={action}>
        <MeetingsScreen />
      </MoreSlotActionsContext>
      {layer}
    </>
  );
}
