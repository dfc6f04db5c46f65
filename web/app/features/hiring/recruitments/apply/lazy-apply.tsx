import type { Recruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { useSession } from '#lib/session/use-session.ts';
import { readApplyStep, type ApplyStep } from './apply-steps.ts';
import type { OwnApplication } from '../detail/detail-data.ts';
import { useApply } from './use-apply.ts';

const ApplyFlow = lazyPart(
  async () => (await import('#features/hiring/applications/form/apply-flow.tsx')).ApplyFlow,
);

/**
 * A visitor who opens `?apply=` by its address is asked to log in; an account of another type sees an
 * error.
 */
function Gate({ step, onRejected }: { step: ApplyStep; onRejected: () => void }) {
  const apply = useApply(step);
  useEffect(() => {
    onRejected();
    void apply();
  }, [apply, onRejected]);
  return null;
}

interface LazyApplyProps {
  recruitment: Recruitment;
  onApplication: (application: OwnApplication) => void;
}

/**
 * The application over the recruitment while the address contains `?apply=`; its code is loaded at the
 * first use.
 */
export function LazyApply({ recruitment, onApplication }: LazyApplyProps) {
  const [query] = useSearchParams();
  const session = useSession();
  const navigate = useNavigate();
  const step = readApplyStep(query);
  if (!step || session.state === 'unknown' || !recruitment.isOpen || recruitment.source) return null;
  const close = (application?: OwnApplication) => {
    if (application) onApplication(application);
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  if (session.state === 'out' || session.userType !== 'PERSON')
    return <Gate step={step} onRejected={close} />;
  return (
    <Suspense fallback={null}>
      <ApplyFlow recruitment={recruitment} step={step} onClose={close} />
    </Suspense>
  );
}
