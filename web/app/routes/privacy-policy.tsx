import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaArgs } from 'react-router';
import { readPolicy } from '#features/account/terms/policies/data.ts';
import { loadPolicy, policyHead, PolicyPage } from '#features/account/terms/policies/policy-page.tsx';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadPolicy('privacy', request, serverSend(context));

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readPolicy('privacy', request);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => policyHead('privacy', loaderData);

export default PolicyPage;
