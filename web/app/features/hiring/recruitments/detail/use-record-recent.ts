import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useEffect } from 'react';
import { markSeen } from '#features/hiring/recruitments/recent/seen-recruitments.ts';

/** Records a viewed recruitment in this browser only; the code for it is loaded after the page. */
export function useRecordRecent(recruitment: Recruitment): void {
  const { _id: id, subject, company, application, isOpen } = recruitment;
  useEffect(() => markSeen(id), [id]);
  useEffect(() => {
    if (!isOpen) return;
    const endsAt = application.isOpenHiring ? null : application.endsAt;
    const seen = { id, subject, company: company.name, logo: company.logo?.url ?? null, endsAt };
    void import('#features/hiring/recruitments/recent/recent-recruitments.ts').then(({ remember }) =>
      remember(seen),
    );
  }, [id, subject, company, application, isOpen]);
}
