import { companyPaths } from '@ieum/contract/hiring/companies/paths.ts';
import type { companies, Company } from '@ieum/contract/hiring/companies/endpoints.ts';
import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { lastPageOf } from '#lib/api/paging.ts';
import { COMPANY_PAGE_SIZE } from './page-query.ts';

/** The public endpoints of companies. */
export const companiesOf = (carry?: Send) => apiOf<typeof companies>(companyPaths, carry);

export interface CompanyData {
  company: Company;
  recruitments: RecruitmentCard[];
  count: number;
  page: number;
}

/** A company with a page of its open recruitments; beyond the end the last one. */
export async function readCompany(id: string, page: number, carry?: Send): Promise<CompanyData> {
  const api = companiesOf(carry);
  const params = { _company: id };
  const skip = (page - 1) * COMPANY_PAGE_SIZE;
  const [{ company }, list] = await Promise.all([
    api.read({ params }),
    api.listRecruitments({ params, query: { limit: COMPANY_PAGE_SIZE, skip } }),
  ]);
  const last = lastPageOf(list.count, COMPANY_PAGE_SIZE);
  if (page > last) return readCompany(id, last, carry);
  return { company, recruitments: list.recruitments, count: list.count, page };
}
