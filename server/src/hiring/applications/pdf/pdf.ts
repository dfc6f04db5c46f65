import { pdfTexts as m } from '@ieum/contract/hiring/applications/pdf-texts.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';
import { seoulMinute } from '#kit/dates.ts';
import type { PdfDocument } from '#platform/pdf/document.ts';
import { frameOf, headOf, resumeParts, translateInto, type PdfMoment } from '#hiring/resumes/public.ts';
import type { ResumeState } from '#hiring/resumes/public.ts';
import type { OwnedApplication } from '../queries.ts';
import type { FrozenAnswer } from '../tables.ts';

interface Sent {
  resume: ResumeState;
  answers: readonly FrozenAnswer[];
  photo: Uint8Array | null;
}

/** An application as a PDF: the recruitment, the resume as it was sent, questions and answers. */
export function applicationPdf(owned: OwnedApplication, sent: Sent, moment: PdfMoment): PdfDocument {
  const { application, recruitment, company } = owned;
  const { content } = sent.resume;
  const { name } = content.personalInformation;
  const say = translateInto(moment.locale);
  const isSent = application.status !== 'ON_WRITING' && application.appliedAt !== null;
  const sentAt =
    isSent && application.appliedAt
      ? say(m.sentAt, { at: seoulMinute(application.appliedAt) })
      : say(m.draft);
  const answered = {
    title: say(m.questions),
    note: '',
    blocks: sent.answers.map(({ question, response }, index) => ({
      kind: 'text' as const,
      title: `${index + 1}. ${question}`,
      text: response || say(m.noAnswer),
    })),
  };
  return {
    ...frameOf(moment.locale),
    title: say(m.applicationOf, { name }),
    author: name,
    head: {
      ...headOf(content, sent.photo, say),
      kicker: joined(company.name, recruitment.subject, sentAt),
    },
    parts: [...resumeParts(content, moment), ...(sent.answers.length > 0 ? [answered] : [])],
    foot: joined(name, say(m.application), sentAt),
  };
}
