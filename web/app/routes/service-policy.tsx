import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { copy } from '#features/account/terms/policies/copy.ts';
import { readTerms } from '#features/account/terms/policies/data.ts';
import { PolicyScreen } from '#features/account/terms/policies/policy-screen.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readTerms('service', serverSend(context));

export const clientLoader = () => readTerms('service');

export const meta = () => headOf({ title: copy.service, path: '/service-policy' });

export default function PolicyPage() {
  return <PolicyScreen title={copy.service} terms={useLoaderData<typeof loader>()} />;
}
