import { z } from 'zod';
import type { Job } from '#kit/jobs.ts';
import { deliverMessage, type DeliveryDeps } from './deliver.ts';
import { MESSAGE_QUEUED } from './events.ts';

const Queued = z.object({ messageId: z.uuid() });

export const messageJobs = (deps: DeliveryDeps): Job[] => [
  {
    name: 'deliver-message',
    on: MESSAGE_QUEUED,
    transaction: 'manual',
    run: (work, payload) => deliverMessage(work, deps, Queued.parse(payload).messageId),
  },
];
