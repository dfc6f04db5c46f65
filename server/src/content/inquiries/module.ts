import { auditActions } from '@ieum/contract/content/inquiries/audit-texts.ts';
import { defineModule } from '#module.ts';
import { eraseInquiries } from './erase.ts';
import { inquiryJobs } from './retention.ts';
import { inquiryRoutes, type InquiryDeps } from './routes.ts';

/** Inquiries of companies about recruitment support. */
export const inquiriesModule = (deps: InquiryDeps) =>
  defineModule({
    name: 'inquiries',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    register: ({ route }) => inquiryRoutes(route, deps),
    jobs: inquiryJobs(deps.fileStore),
    tables: { service_inquiries: 'personal' },
    erase: eraseInquiries(deps.fileStore),
  });
