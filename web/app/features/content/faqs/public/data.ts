import type { Faq, faqs } from '@ieum/contract/content/faqs/endpoints.ts';
import { faqPaths } from '@ieum/contract/content/faqs/paths.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { lastPageOf } from '#lib/api/paging.ts';
import { visitReady } from '#lib/session/visits.ts';
import { FAQS_PAGE, type FaqsQuery } from './page-query.ts';

export type { Faq };

/** The public endpoints of questions. */
export const faqsOf = (send?: Send) => apiOf<typeof faqs>(faqPaths, send);

export interface FaqsData extends FaqsQuery {
  faqs: Faq[];
  count: number;
}

/** The questions of an address, beyond the end the last page. */
export async function readFaqs(asked: FaqsQuery, send?: Send): Promise<FaqsData> {
  const { category, term, page } = asked;
  const query = { category, searchValue: term, limit: FAQS_PAGE, skip: (page - 1) * FAQS_PAGE };
  const { faqs: rows, count } = await faqsOf(send).list({ query });
  const last = lastPageOf(count, FAQS_PAGE);
  if (page > last) return readFaqs({ ...asked, page: last }, send);
  return { ...asked, faqs: rows, count };
}

/** Says whether an answer helped; a further call changes it, and keeps its reason unless it names another. */
export async function voteOnFaq(id: string, isHelpful: boolean, reason?: string): Promise<void> {
  await visitReady();
  await faqsOf().vote({ params: { _faq: id }, body: { isHelpful, reason } });
}
