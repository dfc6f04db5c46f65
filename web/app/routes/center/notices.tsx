import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { copy } from '#features/content/notices/public/copy.ts';
import { readNotices } from '#features/content/notices/public/data.ts';
import { NoticesScreen } from '#features/content/notices/public/notices-screen.tsx';
import { NOTICES_PAGE } from '#features/content/notices/public/page-query.ts';
import { headOf } from '#lib/document/head.ts';
import { readListPageQuery } from '#lib/document/list-page-query.ts';
import { serverSend } from '#lib/document/server-context.ts';

const partOf = (request: Request) => readListPageQuery(new URL(request.url).searchParams, NOTICES_PAGE);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readNotices(partOf(request), serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readNotices(partOf(request));

/** Search engines index pages of the whole list. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const { term = '', page = 1 } = loaderData ?? {};
  return headOf({
    title: page > 1 ? copy.titleOfPage(page) : copy.title,
    description: copy.lead,
    path: page > 1 ? `/center/notice?page=${page}` : '/center/notice',
    isHidden: term !== '',
  });
};

export default function NoticesPage() {
  return <NoticesScreen data={useLoaderData<typeof loader>()} />;
}
