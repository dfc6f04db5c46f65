import type { WithdrawalPreview } from '@ieum/contract/site/withdrawals/endpoints.ts';
import type { previewCompany, previewPerson } from './preview.ts';

interface Preview {
  eraseAt: Date;
  person: Awaited<ReturnType<typeof previewPerson>> | null;
  company: Awaited<ReturnType<typeof previewCompany>> | null;
}

/** Counts → wire. */
export const presentPreview = ({ eraseAt, person, company }: Preview): WithdrawalPreview => ({
  eraseAt: eraseAt.toISOString(),
  person,
  company: company && {
    ...company,
    waiting: company.waiting.map(({ recruitmentId, ...rest }) => ({ _recruitment: recruitmentId, ...rest })),
  },
});

export const presentEnd = (eraseAt: Date) => ({ eraseAt: eraseAt.toISOString() });
