import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { copy } from '#features/home/copy.ts';
import { readHome } from '#features/home/data.ts';
import { HomeScreen } from '#features/home/home-screen.tsx';
import { headOf } from '#lib/head.ts';
import { isWhole } from '#lib/offered.ts';
import { serverSend } from '#lib/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readHome(serverSend(context));

export const clientLoader = () => readHome();

export const meta = () =>
  headOf({ description: isWhole ? copy.description : copy.descriptionToday, path: '/' });

export default function Home() {
  return <HomeScreen data={useLoaderData<typeof loader>()} />;
}
