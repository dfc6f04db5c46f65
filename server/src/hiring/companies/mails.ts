import { companyProfileTexts as m } from '@ieum/contract/hiring/companies/texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';
import { defineMail } from '#foundation/messages/public.ts';

const SAMPLE = '한빛테크';

/** Asks a new address to be confirmed. */
export const confirmAddressMail = defineMail<{ company: string; link: string }>({
  kind: 'company-address-ask',
  label: m.emailAskLabel,
  values: (_, publicUrl) => ({ company: SAMPLE, link: `${publicUrl}/dashboard/company` }),
  write: (locale, { company, link }) => ({
    subject: m.emailAskSubject.text[locale],
    content: {
      locale,
      text: sayIn(locale, m.emailAskBody.text, { company }),
      facts: [[m.emailCompany.text[locale], company]],
      button: { label: m.emailAskButton.text[locale], url: link },
      reason: 'reasonAccount',
    },
  }),
});

/** Notifies the previous address that another one replaced it. */
export const addressMovedMail = defineMail<{ company: string }>({
  kind: 'company-address-moved',
  label: m.emailMovedLabel,
  values: () => ({ company: SAMPLE }),
  write: (locale, { company }) => ({
    subject: m.emailMovedSubject.text[locale],
    content: {
      locale,
      text: sayIn(locale, m.emailMovedBody.text, { company }),
      facts: [[m.emailCompany.text[locale], company]],
      reason: 'reasonAccount',
    },
  }),
});
