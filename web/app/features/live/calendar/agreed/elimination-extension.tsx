import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { AgreedAppointmentsProps } from './agreed-appointments.tsx';

const AgreedAppointments = lazyPart(
  async () => (await import('./agreed-appointments.tsx')).AgreedAppointments,
);

const Elimination = (props: AgreedAppointmentsProps) => (
  <Suspense fallback={null}>
    <AgreedAppointments {...props} />
  </Suspense>
);

/** For the screens of applicants, which show the agreed appointments before they eliminate. */
export const eliminationExtension = { elimination: Elimination };
