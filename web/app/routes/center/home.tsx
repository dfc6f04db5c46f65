import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { CenterScreen } from '#features/site/center/center-screen.tsx';
import { copy } from '#features/site/center/copy.ts';
import { readCenter } from '#features/site/center/data.ts';
import { readTerm } from '#features/site/center/page-query.ts';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

const termOf = (request: Request): string => readTerm(new URL(request.url).searchParams);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readCenter(termOf(request), serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readCenter(termOf(request));

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  headOf({
    title: copy.title,
    description: copy.description,
    path: '/center',
    isHidden: Boolean(loaderData?.term),
  });

export default function CenterPage() {
  return <CenterScreen data={useLoaderData<typeof loader>()} />;
}
