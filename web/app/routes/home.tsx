import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { copy } from '#features/site/pages/home/copy.ts';
import { readHome } from '#features/site/pages/home/data.ts';
import { HomeScreen } from '#features/site/pages/home/home-screen.tsx';
import { headOf } from '#lib/document/head.ts';
import { hasAllFeatures } from '#lib/document/available-features.ts';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readHome(serverSend(context));

export const clientLoader = () => readHome();

export const meta = () =>
  headOf({ description: hasAllFeatures ? copy.description : copy.descriptionToday, path: '/' });

export default function Home() {
  return <HomeScreen data={useLoaderData<typeof loader>()} />;
}
