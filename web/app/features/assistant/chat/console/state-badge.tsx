import type { ChatRoomState } from '@ieum/contract/assistant/chat/enums.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { copy } from './copy.ts';

const hues: Record<ChatRoomState, 'amber' | 'cobalt' | 'ink'> = {
  UNANSWERED: 'amber',
  OPEN: 'cobalt',
  CLOSED: 'ink',
};

export const StateBadge = ({ state }: { state: ChatRoomState }) => (
  <Badge hue={hues[state]}>{copy.states[state]}</Badge>
);
