import { companies } from '@ieum/contract/hiring/companies/endpoints.ts';
import type { FileStore } from '#foundation/files/public.ts';
import { notFound } from '#kit/errors.ts';
import { readLimit, readSort } from '#kit/db/pagination.ts';
import type { Route } from '#kit/http/route.ts';
import { listCompanyFiles } from './profile/profile-queries.ts';
import {
  companySortFields,
  findCompanyBookmark,
  findPublicCompany,
  listCompanies,
} from './visitor-queries.ts';
import { presentCompanyCard, presentPublicCompany } from './visitor-wire.ts';

/** Public companies; their recruitments are listed by the recruitments module. */
export function publicCompanyRoutes(route: Route, { fileStore }: { fileStore: FileStore }) {
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
      const [bookmarkId, files] = await Promise.all([
        findCompanyBookmark(ctx.db, ctx.actor, company.id),
        listCompanyFiles(ctx.db, company.id),
      ]);
      const shown = files.filter((file) => file.isPublic).map(fileStore.present);
      return { company: presentPublicCompany(company, { bookmarkId, files: shown }) };
    },
  });
}
