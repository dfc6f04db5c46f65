import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { copy } from '#features/site/search/copy.ts';
import { readSearch } from '#features/site/search/data.ts';
import { readAsked } from '#features/site/search/page-query.ts';
import { SearchScreen } from '#features/site/search/search-screen.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

const askedOf = (request: Request) => readAsked(new URL(request.url).searchParams);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readSearch(askedOf(request), serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readSearch(askedOf(request));

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  headOf({ title: loaderData?.term ? copy.titleOf(loaderData.term) : copy.title, isHidden: true });

export default function SearchPage() {
  return <SearchScreen data={useLoaderData<typeof loader>()} />;
}
