import { companies } from '@ieum/contract/companies.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit, readSort } from '#kit/listing.ts';
import type { Route } from '#kit/route.ts';
import { companySortFields, findCompanyLike, findPublicCompany, listCompanies } from './public-queries.ts';
import { presentCompanyCard, presentPublicCompany } from './public-wire.ts';

/** Companies as everybody may see them; their postings are listed by the recruitments room. */
export function publicCompanyRoutes(route: Route) {
  route(companies.list, {
    run: async (ctx, { query, headers }) => {
      const sort = readSort(companySortFields, headers.sort);
      const limit = readLimit(query.limit, headers.limit);
      const { rows, ...rest } = await listCompanies(ctx.db, { ...query, sort, limit });
      return { companies: rows.map(presentCompanyCard), ...rest };
    },
  });

  route(companies.read, {
    run: async (ctx, { params }) => {
      const company = await findPublicCompany(ctx.db, params._company);
      if (!company) throw notFound();
      const likeId = await findCompanyLike(ctx.db, ctx.actor, company.id);
      return { company: presentPublicCompany(company, likeId) };
    },
  });
}
