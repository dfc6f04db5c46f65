import { defineModule } from '#module.ts';
import type { TextingDeps } from '#live/textings/public.ts';
import { meetingsCollection } from './collect.ts';
import { eraseMeetings } from './erase.ts';
import { meetingProposed, slotCanceled } from './events.ts';
import { meetingJobs } from './jobs.ts';
import { meetingNotifications } from './notifications.ts';
import {
  companyMeetingRoutes,
  companySlotRoutes,
  proposingRoute,
  type CompanyMeetingDeps,
} from './company/routes.ts';
import { ownMeetingRoutes, pickingRoutes } from './own/routes.ts';
import { publicMeetingRoutes } from './routes.ts';

/** Times that companies propose to applicants, and the one that each of them picks. */
export const meetingsModule = ({ notifier, dropCachedPages, publicUrl }: CompanyMeetingDeps & TextingDeps) =>
  defineModule({
    name: 'meetings',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => {
      publicMeetingRoutes(route);
      ownMeetingRoutes(route);
      pickingRoutes(route, notifier);
      proposingRoute(route, { publicUrl });
      companyMeetingRoutes(route, { notifier, dropCachedPages });
      companySlotRoutes(route, notifier);
    },
    tables: {
      meetings: 'personal',
      meeting_times: 'none',
      meeting_invitations: 'personal',
      meeting_slots: 'personal',
    },
    personalData: { erase: eraseMeetings, collect: meetingsCollection },
    events: [meetingProposed, slotCanceled],
    jobs: meetingJobs(notifier),
    notifications: meetingNotifications,
  });
