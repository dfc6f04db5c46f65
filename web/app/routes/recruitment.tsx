import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { detailCopy } from '#features/hiring/recruitments/detail/detail-copy.ts';
import { readDetail } from '#features/hiring/recruitments/detail/detail-data.ts';
import { DetailScreen } from '#features/hiring/recruitments/detail/detail-screen.tsx';
import { jobPostingOf } from '#features/hiring/recruitments/structured-data.ts';
import { placeText, workText } from '#features/hiring/recruitments/texts.ts';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params['_recruitment'] ?? '';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  readDetail(idOf(params), serverSend(context));

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => readDetail(idOf(params));

/** A step of the application changes the address, but not the recruitment. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return headOf({ title: detailCopy.list, isHidden: true });
  const { recruitment } = loaderData;
  const { company, employment, regions, qualification } = recruitment;
  const facts = [
    company.name,
    placeText({ place: employment.place, regions }),
    workText(employment.typesTexts, qualification.workExperience),
  ];
  const jsonLd = import.meta.env.SSR ? jobPostingOf(recruitment) : undefined;
  return headOf({
    title: `${recruitment.subject} · ${company.name}`,
    description: recruitment.summary || facts.filter(Boolean).join(' · '),
    path: `/recruitments/${recruitment._id}`,
    image: `/recruitments/${recruitment._id}/og.png?v=${Date.parse(recruitment.updatedAt)}`,
    isHidden: recruitment.state !== 'ON_GOING',
    ...(jsonLd && { jsonLd }),
  });
};

export default function RecruitmentPage() {
  const data = useLoaderData<typeof loader>();
  return <DetailScreen key={data.recruitment._id} data={data} />;
}
