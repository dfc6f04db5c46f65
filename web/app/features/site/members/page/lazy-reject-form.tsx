import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import type { RejectFormProps } from './reject-form.tsx';

const Form = lazyPart(async () => (await import('./reject-form.tsx')).RejectForm);

/** The form of a rejection, loaded when it is first needed: its rules are larger than a member's page. */
export const RejectForm = (props: RejectFormProps) => (
  <Suspense fallback={<Skeleton height={300} radius={10} />}>
    <Form {...props} />
  </Suspense>
);
