import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { copy } from '#features/account/terms/policies/copy.ts';
import { readTerms } from '#features/account/terms/policies/data.ts';
import { PolicyScreen } from '#features/account/terms/policies/policy-screen.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readTerms('privacy', serverSend(context));

export const clientLoader = () => readTerms('privacy');

export const meta = () => headOf({ title: copy.privacy, path: '/privacy-policy' });

export default function PolicyPage() {
  return <PolicyScreen title={copy.privacy} terms={useLoaderData<typeof loader>()} />;
}
