import { visitsOf } from '../../scripts/lib/screens.ts';
import type { Visitor } from '../../web/app/route-table/entry.ts';
import { call, callAs } from './sessions.ts';

/** The addresses of every screen that a visitor or an account sees, as the route table names them. */
export async function addressesOf(as: Visitor): Promise<string[]> {
  const visits = await visitsOf(as, (account, path) =>
    account === 'visitor' ? call(path) : callAs(account, path),
  );
  return visits.map(({ address }) => address);
}

/** The address of the recruitment of the demonstration's own company with the most applications. */
export async function busiestRecruitment(): Promise<string> {
  const path = `/api/v1/company/recruitments?searchValue=${encodeURIComponent('북미 해외영업 매니저')}`;
  const { recruitments } = await callAs<{ recruitments: { _id: string; subject: string }[] }>(
    'company',
    path,
  );
  const busiest = recruitments.find(({ subject }) => subject === '북미 해외영업 매니저 (B2B 부품)');
  if (!busiest) throw new Error('the busiest recruitment of the demonstration is missing');
  return `/dashboard/recruitments/${busiest._id}`;
}
