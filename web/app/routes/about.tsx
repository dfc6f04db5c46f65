import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readPageText } from '#features/content/boards/public/data.ts';
import { aboutCopy as copy } from '#features/site/pages/info/about-copy.ts';
import { About } from '#features/site/pages/info/about.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readPageText('about', serverSend(context));

export const clientLoader = () => readPageText('about');

export const meta = () => headOf({ title: copy.title, description: copy.description, path: '/about' });

export default function AboutPage() {
  return <About text={useLoaderData<typeof loader>()} />;
}
