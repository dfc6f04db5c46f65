import type { FastifyReply } from 'fastify';
import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import type { Locale } from '@ieum/contract/common/text.ts';
import { PdfWorkersBusyError, type PdfWorkers } from '#platform/pdf/workers.ts';
import type { PdfDocument } from '#platform/pdf/document.ts';
import type { Actor } from '../context.ts';
import { seoulStamp } from '../dates.ts';
import { dispositionOf } from '../http/disposition.ts';
import { AppError } from '../errors.ts';

const RETRY_AFTER_SECONDS = 5;
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]/gu;

/** The number of PDFs that one caller may request; each costs tens of milliseconds of a thread. */
export const PDF_LIMIT = { max: 60, perSeconds: 60, by: 'actor' } as const;

/** The language of a PDF's labels: Chinese only where a font for it is available. */
export const pdfLocaleOf = (locale: Locale, { hasSecondFont }: Pick<PdfWorkers, 'hasSecondFont'>): Locale =>
  locale === 'cn' && !hasSecondFont ? 'en' : locale;

/** The PDF's bytes; 503 with Retry-After while too many are being made. */
export async function makePdf(
  pdfs: Pick<PdfWorkers, 'make'>,
  pdf: PdfDocument,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Buffer> {
  try {
    return await pdfs.make(pdf, userId);
  } catch (error) {
    if (!(error instanceof PdfWorkersBusyError)) throw error;
    throw new AppError('unavailable', m.pdfsBusy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Sends a PDF as a file named by the label and the time: `이력서_20261118_174205.pdf`. */
export function sendPdf(
  reply: FastifyReply,
  { bytes, nameParts, at }: { bytes: Buffer; nameParts: readonly string[]; at: Date },
): FastifyReply {
  const name = [
    ...nameParts.map((part) => part.replace(NOT_IN_NAMES, ' ').trim()).filter(Boolean),
    seoulStamp(at),
  ];
  return reply
    .type('application/pdf')
    .header('content-length', bytes.byteLength)
    .header('content-disposition', dispositionOf('attachment', `${name.join('_')}.pdf`))
    .send(bytes);
}
