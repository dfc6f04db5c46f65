import { createContext, type ReactNode } from 'react';
import type { MeetingSlot } from './data.ts';

/** The actions that other modules add to an agreed time. */
export const MoreSlotActionsContext = createContext<((slot: MeetingSlot) => ReactNode) | undefined>(
  undefined,
);
