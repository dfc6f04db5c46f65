import { createContext, type ReactNode } from 'react';
import type { MeetingSlot } from '../data.ts';

/** The slot in which other modules offer actions on an agreed time. */
export const SlotExtraContext = createContext<((slot: MeetingSlot) => ReactNode) | undefined>(undefined);
