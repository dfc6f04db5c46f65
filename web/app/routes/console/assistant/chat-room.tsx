import { useParams } from 'react-router';
import { copy } from '#features/assistant/chat/console/copy.ts';
import { RoomPage } from '#features/assistant/chat/console/room-page.tsx';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default function ChatRoomRoute() {
  const { _room } = useParams();
  return <RoomPage key={_room} id={_room ?? ''} />;
}
