import { defineModule } from '#module.ts';
import type { AccessRecords } from '#foundation/audit/public.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { MailSender } from '#platform/delivery/mail.ts';
import type { SmsSender } from '#platform/delivery/sms.ts';
import { eraseMessages } from './erase.ts';
import { advertisingConsentChanged, messageQueued } from './events.ts';
import { messageJobs } from './jobs.ts';
import { messageRoutes } from './routes.ts';

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
    register: ({ route }) =>
      messageRoutes(route, { isDemo, secrets: needs.secrets, recordReading: accessRecords.record }),
    jobs: messageJobs({ ...needs, keepsSecrets: isDemo }),
    tables: { messages: 'personal', message_settings: 'personal', advertising_consents: 'none' },
    erase: eraseMessages,
    events: [messageQueued, advertisingConsentChanged],
  });
