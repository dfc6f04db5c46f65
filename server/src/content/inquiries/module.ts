import { auditActions } from '@ieum/contract/content/inquiries/audit-texts.ts';
import { defineModule } from '#module.ts';
import { inquiriesCollection } from './collect.ts';
import { eraseInquiries } from './erase.ts';
import { inquirySent } from './events.ts';
import { answerMail } from './mails.ts';
import { inquiryNotifications, notifyingJobs } from './notifications.ts';
import { inquiriesRecordSection } from './record.ts';
import { inquiryJobs } from './retention.ts';
import { inquiryRoutes, type InquiryDeps } from './routes.ts';
import { waitingInquiries } from './waiting.ts';
import { inquiryMeasures } from './measures.ts';

/** Inquiries of companies about recruitment support. */
export const inquiriesModule = (deps: InquiryDeps) =>
  defineModule({
    name: 'inquiries',
    documentation: async () => (await import('./documentation.ts')).documentation,
    measures: inquiryMeasures,
    audit: auditActions,
    register: ({ route }) => inquiryRoutes(route, deps),
    jobs: [...inquiryJobs(deps.fileStore), ...notifyingJobs(deps.notifier)],
    events: [inquirySent],
    notifications: inquiryNotifications,
    mails: [answerMail],
    waiting: [waitingInquiries],
    tables: { service_inquiries: 'personal' },
    personalData: { erase: eraseInquiries(deps.fileStore), collect: inquiriesCollection },
    record: [inquiriesRecordSection],
  });
