import { createContext, type ReactNode } from 'react';
import type { MeetingSlot } from '../data.ts';

/** What other modules offer for an agreed time. */
export const SlotExtraContext = createContext<((slot: MeetingSlot) => ReactNode) | undefined>(undefined);
