import { z } from 'zod';
import { defineEvent } from '#kit/jobs/events.ts';

/** A member asked the centre a question. */
export const questionAsked = defineEvent('question.asked', z.object({ questionId: z.uuid() }));
