import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { readList, readListOrFail } from '#features/recruitments/data.ts';
import { readFilters } from '#features/recruitments/filters.ts';
import { listCopy as copy } from '#features/recruitments/list-copy.ts';
import { ListScreen } from '#features/recruitments/list-screen.tsx';
import { headOf } from '#lib/head.ts';
import { serverSend } from '#lib/server-context.ts';

const filtersOf = (request: Request) => readFilters(new URL(request.url).searchParams);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readList(filtersOf(request), serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readListOrFail(filtersOf(request));

export const meta = () => headOf({ title: copy.title, description: copy.lead, path: '/recruitments' });

export default function Recruitments() {
  return <ListScreen data={useLoaderData<typeof loader>()} />;
}
