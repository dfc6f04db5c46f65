import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { CompanyScreen } from '#features/hiring/companies/public/company-screen.tsx';
import { copy } from '#features/hiring/companies/public/copy.ts';
import { readCompany } from '#features/hiring/companies/public/data.ts';
import { readPage } from '#features/hiring/companies/public/page-query.ts';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

type LoaderArgs = Pick<LoaderFunctionArgs, 'params' | 'request'>;

const idOf = ({ params }: LoaderArgs): string => params['_company'] ?? '';
const pageOf = ({ request }: LoaderArgs): number => readPage(new URL(request.url).searchParams);

export const loader = (args: LoaderFunctionArgs) =>
  readCompany(idOf(args), pageOf(args), serverSend(args.context));

export const clientLoader = (args: ClientLoaderFunctionArgs) => readCompany(idOf(args), pageOf(args));

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return headOf({ title: copy.about, isHidden: true });
  const { _id: id, name, introduction } = loaderData.company;
  return headOf({
    title: name,
    description: introduction.slice(0, 150) || copy.description(name),
    path: `/companies/${id}`,
  });
};

export default function CompanyPage() {
  return <CompanyScreen data={useLoaderData<typeof loader>()} />;
}
