import {
  data,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { copy } from '#features/account/terms/policies/copy.ts';
import { readPolicy } from '#features/account/terms/policies/data.ts';
import { PolicyScreen } from '#features/account/terms/policies/policy-screen.tsx';
import { headOf } from '#lib/document/head.ts';
import { serverSend } from '#lib/document/server-context.ts';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const policy = await readPolicy('privacy', request, serverSend(context));
  return data(policy, { status: policy.shown ? 200 : 404 });
};

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => readPolicy('privacy', request);

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  headOf({
    title: copy.privacy,
    path: '/privacy-policy',
    isHidden: loaderData?.shown?.state !== 'PRESENT',
  });

export default function PolicyPage() {
  return <PolicyScreen policy={useLoaderData<typeof loader>()} />;
}
