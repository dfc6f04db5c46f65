import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** An interview was created or changed, which can still be undone. */
export const interviewPlanned = defineEvent('interview.planned', z.object({ interviewId: z.uuid() }));

/** A host ended an interview; its room is emptied. */
export const interviewClosed = defineEvent('interview.closed', z.object({ interviewId: z.uuid() }));

/** The turn of an interviewee is over: their socket leaves the room, the next is called in, the others move up. */
export const turnChanged = defineEvent(
  'interview.turn',
  z.object({
    interviewId: z.uuid(),
    leaving: z.array(z.object({ socketId: z.string().max(64), name: z.string().max(100) })),
    called: z.object({ socketId: z.string().max(64), name: z.string().max(100) }),
    waiting: z.array(
      z.object({
        socketId: z.string().max(64),
        position: z.int().min(1),
        waitMinutes: z.int().min(0),
        nextSeekers: z.array(z.string().max(100)),
      }),
    ),
  }),
);
