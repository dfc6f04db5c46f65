import { ask, askAs } from './sessions.ts';

/** Every screen by who sees it; what needs an id of the demonstration is filled in by its page. */
export const addresses = {
  visitor: [
    '/',
    '/recruitments',
    '/search?searchValue=해외',
    '/about',
    '/service',
    '/guide',
    '/service-policy',
    '/privacy-policy',
    '/refuse',
    '/login',
    '/login/find-id',
    '/login/find-password',
    '/join',
    '/join?type=person',
    '/join?type=company',
    '/join/complete',
    '/join/intro',
  ],
  person: [
    '/dashboard/resume',
    '/dashboard/applied',
    '/dashboard/watching',
    '/dashboard/companies',
    '/dashboard/password',
    '/dashboard/inbox',
    '/dashboard/password/create',
    '/dashboard/withdraw',
    '/dashboard/withdraw/password',
  ],
  company: ['/dashboard/company', '/dashboard/recruitments', '/dashboard/recruitments?edit=new'],
  pending: ['/dashboard/company', '/dashboard/recruitments', '/dashboard/inbox', '/dashboard/withdraw'],
  console: [
    '/console',
    '/console/users',
    '/console/terms',
    '/console/terms?edit=new',
    '/console/audit-logs',
    '/console/inbox',
    '/console/password',
    '/console/users/create',
    '/console/users/levels',
    '/console/withdrawn-users',
    '/console/recruitment/list',
    '/console/setting',
    '/console/messages',
    '/console/messages/create',
    '/console/audit-logs?tab=readings',
    '/console/statistics/main',
    '/console/statistics/recruitment',
  ],
} as const;

const EVERY_FILTER =
  '/recruitments?types=REGULAR,OTHERS&career=NEW_RECRUIT&education=COLLEGE&wage=YEARLY&open=true';

/** The screens of visitors, with some public recruitments and a company. */
export async function publicAddresses(): Promise<string[]> {
  const path = '/api/v1/recruitments?limit=40';
  const { recruitments } = await ask<{ recruitments: { _id: string; _company: string }[] }>(path);
  const [first] = recruitments;
  if (!first) throw new Error('the demonstration has no posting');
  const some = recruitments.filter((_, index) => index % 8 === 0);
  return [
    ...addresses.visitor,
    EVERY_FILTER,
    `/companies/${first._company}`,
    ...some.map(({ _id }) => `/recruitments/${_id}`),
  ];
}

/** The address of the recruitment of the demonstration's own company to which most applied. */
export async function busiestRecruitment(): Promise<string> {
  const path = `/api/v1/company/recruitments?searchValue=${encodeURIComponent('북미 해외영업 매니저')}`;
  const { recruitments } = await askAs<{ recruitments: { _id: string; subject: string }[] }>('company', path);
  const busiest = recruitments.find(({ subject }) => subject === '북미 해외영업 매니저 (B2B 부품)');
  if (!busiest) throw new Error('the demonstration has lost its busiest posting');
  return `/dashboard/recruitments/${busiest._id}`;
}

/** The screens of its applicants. */
export async function applicantAddresses(): Promise<string[]> {
  const recruitment = await busiestRecruitment();
  return [`${recruitment}/applications`, `${recruitment}/kanban`, `${recruitment}/recruits`];
}
