import { formTexts as m } from '@ieum/contract/content/forms/texts.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { sayIn, type Text } from '@ieum/contract/common/text.ts';
import { defineMail } from '#foundation/messages/public.ts';
import type { FormRow } from './tables.ts';

interface Values {
  form: Pick<FormRow, 'type' | 'name' | 'content' | 'fields'>;
  subject: string;
  text: string;
  files: FormFiles;
}

/** The files of a form with their links, and the last day on which these are valid. */
export interface FormFiles {
  day: string;
  items: readonly Pick<FileRef, 'name' | 'size' | 'url'>[];
}

const sample: Record<'type' | 'name' | 'text', Text> = {
  type: { ko: '참가 신청서', en: 'Registration', cn: '报名表' },
  name: { ko: '11월 바이어 상담회', en: 'Buyer meetings in November', cn: '11月采购商洽谈会' },
  text: {
    ko: '요청하신 신청서를 보내 드려요. 11월 27일까지 회신해 주세요.',
    en: 'Here is the form that you asked for. Please reply by 27 November.',
    cn: '现发送您所需的表单，请于11月27日前回复。',
  },
};

/** A form with an administrator's words. */
export const formMail = defineMail<Values>({
  kind: 'form',
  label: m.mailLabel,
  values: (locale) => ({
    subject: sample.name[locale],
    text: sample.text[locale],
    files: {
      day: '2026-11-27',
      items: [{ name: `${sample.type[locale]}.pdf`, size: 180_000, url: 'https://example.com' }],
    },
    form: { type: sample.type[locale], name: sample.name[locale], content: '', fields: {} },
  }),
  write: (locale, { form: { type, name, content, fields }, subject, text, files }) => ({
    subject,
    content: {
      locale,
      text: [text, content].filter(Boolean).join('\n\n'),
      facts: [
        [m.factType.text[locale], type],
        [m.factName.text[locale], name],
        ...Object.entries(fields).filter(([, value]) => value !== ''),
      ],
      ...(files.items.length > 0 && {
        links: {
          title: sayIn(locale, m.files.text, { day: files.day }),
          items: files.items.map((file) => ({
            label: `${file.name} (${sizeText(file.size)})`,
            url: file.url,
          })),
        },
      }),
      reason: 'reasonCentre',
    },
  }),
});
