import { companyPaths } from '@ieum/contract/hiring/companies/paths.ts';
import type { companies, Company } from '@ieum/contract/hiring/companies/endpoints.ts';
import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { lastPageOf } from '#lib/api/paging.ts';
import { COMPANY_PAGE_SIZE } from './page-query.ts';

/** The public endpoints of companies. */
export const companiesOf = (send?: Send) => apiOf<typeof companies>(companyPaths, send);

export interface CompanyData {
  company: Company;
  recruitments: RecruitmentCard[];
  count: number;
  page: number;
}

/** A company with a page of its open recruitments; beyond the end the last one. */
export async function readCompany(id: string, page: number, send?: Send): Promise<CompanyData> {
  const api = companiesOf(send);
  const params = { _company: id };
  const skip = (page - 1) * COMPANY_PAGE_SIZE;
  const [{ company }, list] = await Promise.all([
    api.read({ params }),
    api.listRecruitments({ params, query: { limit: COMPANY_PAGE_SIZE, skip } }),
  ]);
  const last = lastPageOf(list.count, COMPANY_PAGE_SIZE);
  if (page > last) return readCompany(id, last, send);
  return { company, recruitments: list.recruitments, count: list.count, page };
}
