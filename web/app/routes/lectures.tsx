import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { readLectures } from '#features/live/lectures/data.ts';
import { copy } from '#features/live/lectures/list/copy.ts';
import { LecturesScreen } from '#features/live/lectures/list/lectures-screen.tsx';
import { readLecturesQuery } from '#features/live/lectures/list/page-query.ts';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

const askedOf = (request: Request) => readLecturesQuery(new URL(request.url).searchParams);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readLectures(askedOf(request), serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readLectures(askedOf(request));

/** Search engines index pages of the whole list. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const { term = '', category = '', page = 1 } = loaderData ?? {};
  return headOf({
    title: page > 1 ? copy.titleOfPage(page) : copy.title,
    description: copy.lead,
    path: page > 1 ? `/lectures?page=${page}` : '/lectures',
    isHidden: term !== '' || category !== '',
  });
};

export default function LecturesPage() {
  return <LecturesScreen data={useLoaderData<typeof loader>()} />;
}
