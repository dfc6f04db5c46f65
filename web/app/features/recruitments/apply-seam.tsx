import type { Recruitment } from '@ieum/contract/recruitments.schemas.ts';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#lib/use-session.ts';
import type { OwnApplication } from './detail-data.ts';
import { readApplyStep, type ApplyStep } from './apply-steps.ts';
import { useApply } from './use-apply.ts';

/** What the application's pages get from the posting they stand over. */
export interface ApplyFlowProps {
  recruitment: Recruitment;
  step: ApplyStep;
  /** Back to the posting, with the application as it now stands. */
  onClose: (application?: OwnApplication) => void;
}

type Module = { ApplyFlow: ComponentType<ApplyFlowProps> };

const modules = import.meta.glob<Module>('../apply/apply-flow.tsx');
const load = modules['../apply/apply-flow.tsx'];
const ApplyFlow = load && lazy(async () => ({ default: (await load()).ApplyFlow }));

/** A visitor who opens `?apply=` by its address is asked to log in, an account of another type is told so. */
function Gate({ onRefused }: { onRefused: () => void }) {
  const apply = useApply(null);
  useEffect(() => {
    onRefused();
    void apply();
  }, [apply, onRefused]);
  return null;
}

interface ApplySeamProps {
  recruitment: Recruitment;
  onApplication: (application: OwnApplication) => void;
}

/** The application over the posting while the address says `?apply=` (wire §4); its code comes with the first use. */
export function ApplySeam({ recruitment, onApplication }: ApplySeamProps) {
  const [query] = useSearchParams();
  const session = useSession();
  const navigate = useNavigate();
  const step = readApplyStep(query);
  if (!step || session.state === 'unknown' || !recruitment.isOpen || recruitment.source) return null;
  const close = (application?: OwnApplication) => {
    if (application) onApplication(application);
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  if (session.state === 'out' || session.userType !== 'PERSON') return <Gate onRefused={close} />;
  if (!ApplyFlow) return null;
  return (
    <Suspense fallback={null}>
      <ApplyFlow recruitment={recruitment} step={step} onClose={close} />
    </Suspense>
  );
}
