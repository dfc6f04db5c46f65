import { consoleFaqs, faqs } from '@ieum/contract/content/faqs/endpoints.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';

/** Why an answer did not help them. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const admin = await world.anAdministrator();
  const draft = { category: 'ETC', question: '질문', answer: '<p>답변</p>' } as const;
  const { faq } = await world.api(admin, consoleFaqs).create({ body: draft });
  const body = { isHelpful: false, reason: mark };
  await world.api(person, faqs).vote({ params: { _faq: faq._id }, body });
};
