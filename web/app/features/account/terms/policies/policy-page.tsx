import { data, useLoaderData } from 'react-router';
import type { Send } from '#lib/api/api.ts';
import { headOf } from '#lib/document/head.ts';
import { copy } from './copy.ts';
import { policyPaths, readPolicy, type Policy, type PolicyCode } from './data.ts';
import { PolicyScreen } from './policy-screen.tsx';

/** Loads the page of a policy on the server; 404 where the version does not exist. */
export async function loadPolicy(code: PolicyCode, request: Request, send: Send | undefined) {
  const policy = await readPolicy(code, request, send);
  return data(policy, { status: policy.shown ? 200 : 404 });
}

/** The head of the page of a policy; search engines index the version in force only. */
export const policyHead = (code: PolicyCode, policy: Policy | undefined) =>
  headOf({
    title: copy[code],
    path: policyPaths[code],
    isHidden: policy?.shown?.state !== 'PRESENT',
  });

/** The page of a policy. */
export const PolicyPage = () => <PolicyScreen policy={useLoaderData<Policy>()} />;
