import { auditActions } from '@ieum/contract/content/forms/audit-texts.ts';
import { defineModule } from '#module.ts';
import { formsCollection } from './collect.ts';
import { eraseSubmittedForms } from './erase.ts';
import { formMail } from './mails.ts';
import { formsRecordSection } from './record.ts';
import { formJobs } from './retention.ts';
import { formRoutes, type FormDeps } from './routes.ts';

/** Forms that are submitted to the centre, and forms that it sends out by e-mail. */
export const formsModule = (deps: FormDeps) =>
  defineModule({
    name: 'forms',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    jobs: formJobs(deps.fileStore),
    register: ({ route }) => formRoutes(route, deps),
    tables: { service_forms: 'personal', form_sendings: 'none' },
    mails: [formMail],
    personalData: { erase: eraseSubmittedForms(deps.fileStore), collect: formsCollection },
    record: [formsRecordSection],
  });
