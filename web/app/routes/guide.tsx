import {
  data,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import {
  boardAddress,
  manualAddress,
  postAddress,
  readGuideQuery,
} from '#features/content/boards/public/page-query.ts';
import { guideCopy as copy } from '#features/site/pages/info/guide-copy.ts';
import { manualCopy } from '#features/site/pages/info/manual-copy.ts';
import { readGuide } from '#features/site/pages/info/guide-data.ts';
import { GuideScreen } from '#features/site/pages/info/guide-screen.tsx';
import { availableFeatures } from '#lib/document/available-features.ts';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

const { description } = availableFeatures.matching ? copy : copy.today;
const askedOf = (request: Request) => readGuideQuery(new URL(request.url).searchParams);

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const read = await readGuide(askedOf(request), serverSend(context));
  return data(read, { status: read.kind === 'missing' ? 404 : 200 });
};

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readGuide(askedOf(request));

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (loaderData?.kind === 'post') {
    const { _id: id, subject } = loaderData.post.post;
    return headOf({ title: subject, description, path: postAddress(id) });
  }
  if (loaderData?.kind === 'board') {
    const { code, name } = loaderData.board.code;
    return headOf({ title: name, description, path: boardAddress(code) });
  }
  if (loaderData?.kind === 'manual') {
    const { role } = loaderData;
    return headOf({ title: manualCopy[role].title, path: manualAddress(role) });
  }
  return headOf({ title: copy.title, description, path: '/guide', isHidden: loaderData?.kind !== 'guide' });
};

export default function GuidePage() {
  return <GuideScreen data={useLoaderData<typeof loader>()} />;
}
