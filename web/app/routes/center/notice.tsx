import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { copy } from '#features/content/notices/public/copy.ts';
import { readNotice } from '#features/content/notices/public/data.ts';
import { NoticeScreen } from '#features/content/notices/public/notice-screen.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

type Params = Readonly<Record<string, string | undefined>>;
const idOf = (params: Params): string => params['_notification'] ?? '';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  readNotice(idOf(params), serverSend(context));

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => readNotice(idOf(params));

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return headOf({ title: copy.title, isHidden: true });
  const { _id: id, subject } = loaderData.notice;
  return headOf({ title: subject, description: copy.lead, path: `/center/notice/${id}` });
};

export default function NoticePage() {
  const data = useLoaderData<typeof loader>();
  return <NoticeScreen key={data.notice._id} data={data} />;
}
