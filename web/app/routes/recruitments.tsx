import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { readList, readListOrFail } from '#features/hiring/recruitments/data.ts';
import { addressOf, noFilters, readFilters } from '#features/hiring/recruitments/filters/filters.ts';
import { listCopy as copy } from '#features/hiring/recruitments/list/list-copy.ts';
import { ListScreen } from '#features/hiring/recruitments/list/list-screen.tsx';
import { SaveSearchButton } from '#features/hiring/saved-searches/save-search-button.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

const filtersOf = (request: Request) => readFilters(new URL(request.url).searchParams);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readList(filtersOf(request), serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readListOrFail(filtersOf(request));

/**
 * Search engines index pages of the whole list; filtered or sorted pages are excluded, because their
 * recruitments are indexed separately.
 */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const filters = loaderData?.filters ?? noFilters;
  const { page } = filters;
  const isWhole = addressOf({ ...filters, page: 1 }) === '/recruitments';
  return headOf({
    title: page > 1 && isWhole ? copy.titleOfPage(page) : copy.title,
    description: copy.lead,
    path: isWhole ? addressOf(filters) : '/recruitments',
    isHidden: !isWhole,
  });
};

export default function Recruitments() {
  const data = useLoaderData<typeof loader>();
  return <ListScreen data={data} actions={<SaveSearchButton filters={data.filters} />} />;
}
