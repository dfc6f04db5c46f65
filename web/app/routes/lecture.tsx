import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { readLecture } from '#features/live/lectures/data.ts';
import { copy } from '#features/live/lectures/list/copy.ts';
import { LectureScreen } from '#features/live/lectures/page/lecture-screen.tsx';
import { mayShowPlayers } from '#features/live/lectures/page/may-show-players.ts';
import { hardNavigate } from '#lib/document/hard-navigate.ts';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

type Params = Readonly<Record<string, string | undefined>>;
const idOf = (params: Params): string => params['_lecture'] ?? '';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  readLecture(idOf(params), serverSend(context));

/** Only documents of lectures may show the players, so that a way from another page loads a new one. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  if (!mayShowPlayers()) {
    const { pathname, search } = new URL(request.url);
    throw await hardNavigate(pathname + search);
  }
  return readLecture(idOf(params));
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return headOf({ title: copy.title, isHidden: true });
  const { _id: id, subject, company } = loaderData.lecture;
  return headOf({ title: subject, description: `${company.name} · ${copy.lead}`, path: `/lectures/${id}` });
};

export default function LecturePage() {
  const data = useLoaderData<typeof loader>();
  return <LectureScreen key={data.lecture._id} data={data} />;
}
