import { memberTexts as m } from '@ieum/contract/site/members/texts.ts';
import { defineMail } from '#foundation/messages/public.ts';

/** A temporary password that an administrator asked for. */
export const temporaryPasswordMail = defineMail<{ password: string; publicUrl: string }>({
  kind: 'temporary-password',
  label: m.mailPasswordLabel,
  values: (_, publicUrl) => ({ password: 'sample-0000', publicUrl }),
  write: (locale, { password, publicUrl }) => ({
    subject: m.mailPasswordSubject.text[locale],
    content: {
      locale,
      text: m.mailPasswordText.text[locale],
      facts: [[m.mailPasswordLabel.text[locale], password]],
      button: { label: m.mailPasswordButton.text[locale], url: `${publicUrl}/login` },
      reason: 'reasonAccount',
    },
  }),
});
