import { faqCategoryTexts } from '@ieum/contract/content/faqs/texts.ts';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { faqsAddress } from '#features/content/faqs/public/addresses.ts';
import { copy } from '#features/content/faqs/public/copy.ts';
import { readFaqs } from '#features/content/faqs/public/data.ts';
import { FaqsScreen } from '#features/content/faqs/public/faqs-screen.tsx';
import { readFaqsQuery } from '#features/content/faqs/public/page-query.ts';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';
import { say } from '#lib/format/copy.ts';

const askedOf = (request: Request) => readFaqsQuery(new URL(request.url).searchParams);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readFaqs(askedOf(request), serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readFaqs(askedOf(request));

/** A new fragment opens another question of the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const { category, term = '' } = loaderData ?? {};
  return headOf({
    title: category ? copy.titleOf(say(faqCategoryTexts[category])) : copy.title,
    description: copy.lead,
    path: faqsAddress(category),
    isHidden: term !== '',
  });
};

export default function FaqsPage() {
  return <FaqsScreen data={useLoaderData<typeof loader>()} />;
}
