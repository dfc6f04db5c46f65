import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readPageText } from '#features/content/boards/public/data.ts';
import { serviceCopy as copy } from '#features/site/pages/info/service-copy.ts';
import { Service } from '#features/site/pages/info/service.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';
import { hasAllFeatures } from '#lib/document/available-features.ts';

const { description } = hasAllFeatures ? copy : copy.today;

export const loader = ({ context }: LoaderFunctionArgs) => readPageText('service', serverSend(context));

export const clientLoader = () => readPageText('service');

export const meta = () => headOf({ title: copy.title, description, path: '/service' });

export default function ServicePage() {
  return <Service text={useLoaderData<typeof loader>()} />;
}
