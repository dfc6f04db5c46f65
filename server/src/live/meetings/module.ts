import { defineModule } from '#module.ts';
import type { TextingDeps } from '#live/textings/public.ts';
import { collectMeetings } from './collect.ts';
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
export const meetingsModule = ({ notifier, dropTags, publicUrl }: CompanyMeetingDeps & TextingDeps) =>
  defineModule({
    name: 'meetings',
    documentation: async () => (await import('./documentation.ts')).documentation,
    register: ({ route }) => {
      publicMeetingRoutes(route);
      ownMeetingRoutes(route);
      pickingRoutes(route, notifier);
      proposingRoute(route, { publicUrl });
      companyMeetingRoutes(route, { notifier, dropTags });
      companySlotRoutes(route, notifier);
    },
    tables: {
      meetings: 'personal',
      meeting_times: 'none',
      meeting_invitations: 'personal',
      meeting_slots: 'personal',
    },
    personalData: { erase: eraseMeetings, collect: collectMeetings },
    events: [meetingProposed, slotCanceled],
    jobs: meetingJobs(notifier),
    notifications: meetingNotifications,
  });
