import type { WrittenMail } from '#foundation/messages/public.ts';

/** An e-mail in Korean with nothing but a subject and a text. */
export const aMail = (subject: string, text: string): WrittenMail => ({
  subject,
  content: { locale: 'ko', text, reason: 'reasonAccount' },
});
