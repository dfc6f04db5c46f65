import { copy } from '#features/assistant/chat/console/copy.ts';
import { RoomList } from '#features/assistant/chat/console/room-list.tsx';
import { UnansweredPanel } from '#features/assistant/chat/console/unanswered/unanswered-panel.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function ChatRooms() {
  return (
    <>
      <RoomList />
      <UnansweredPanel />
    </>
  );
}
