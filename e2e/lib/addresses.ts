import type { Page } from '@playwright/test';

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

/** A public recruitment and its company. */
export async function recruitmentAddresses(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v1/recruitments?limit=1');
  const { recruitments } = (await answer.json()) as { recruitments: { _id: string; _company: string }[] };
  const [recruitment] = recruitments;
  if (!recruitment) throw new Error('the demonstration has no posting');
  return [`/recruitments/${recruitment._id}`, `/companies/${recruitment._company}`];
}

/** The address of the recruitment of the demonstration's own company to which most applied. */
export async function busiestRecruitment(page: Page): Promise<string> {
  await page.goto('/dashboard/recruitments');
  const busiest = page.getByRole('link', { name: '북미 해외영업 매니저 (B2B 부품)', exact: true });
  const href = await busiest.first().getAttribute('href');
  if (!href) throw new Error('the demonstration has lost its busiest posting');
  return href.replace(/\/[^/]*$/, '');
}

/** The screens of its applicants. */
export async function applicantAddresses(page: Page): Promise<string[]> {
  const recruitment = await busiestRecruitment(page);
  return [`${recruitment}/applications`, `${recruitment}/kanban`, `${recruitment}/recruits`];
}
