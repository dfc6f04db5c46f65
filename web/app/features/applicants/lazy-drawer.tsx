import { lazy, Suspense, type ComponentProps } from 'react';

const Drawer = lazy(async () => ({ default: (await import('./applicant-drawer.tsx')).ApplicantDrawer }));

/** The drawer, fetched when the first applicant is opened. */
export const ApplicantDrawer = (props: ComponentProps<typeof Drawer>) => (
  <Suspense fallback={null}>
    <Drawer {...props} />
  </Suspense>
);
