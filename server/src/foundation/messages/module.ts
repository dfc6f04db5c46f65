import { auditActions } from '@ieum/contract/foundation/messages/audit-texts.ts';
import { defineModule } from '#module.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { MailSender } from '#platform/delivery/mail.ts';
import type { SmsSender } from '#platform/delivery/sms.ts';
import { messagesCollection } from './personal-data/collect.ts';
import { eraseMessages } from './personal-data/erase.ts';
import { advertisingConsentChanged, messageFailed, messageQueued } from './events.ts';
import { messageJobs } from './jobs.ts';
import { messagesRecordSection } from './personal-data/record.ts';
import { messageRoutes } from './routes.ts';
import { failedMessages } from './waiting.ts';
import { messageMeasures } from './measures.ts';

interface Needs {
  sms: SmsSender;
  mail: MailSender;
  secrets: Secrets;
  publicUrl: string;
  isDemo: boolean;
  accessRecords: AccessRecords;
}

/** Outgoing e-mails and text messages, and members' consents to receive them. */
export const messagesModule = ({ isDemo, accessRecords, ...needs }: Needs) =>
  defineModule({
    name: 'messages',
    documentation: async () => (await import('./documentation.ts')).documentation,
    audit: auditActions,
    measures: messageMeasures,
    register: ({ route }) =>
      messageRoutes(route, { isDemo, secrets: needs.secrets, recordReading: accessRecords.record }),
    jobs: messageJobs({ ...needs, keepsSecrets: isDemo }),
    tables: { messages: 'personal', message_settings: 'personal', advertising_consents: 'none' },
    personalData: { erase: eraseMessages, collect: messagesCollection },
    record: [messagesRecordSection],
    waiting: [failedMessages],
    events: [messageQueued, messageFailed, advertisingConsentChanged],
  });
