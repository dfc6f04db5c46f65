import type { ResumeSection } from '@ieum/contract/hiring/resumes/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { resumeQuery } from '#features/hiring/resumes/data.ts';
import { copy } from '#features/site/shell/copy.ts';
import { headOf } from '#lib/document/head.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PageSkeleton } from '#ui/state/skeleton.tsx';

export const meta = () => headOf({ title: copy.dashboard, isHidden: true });

/** Without these sections nobody can judge an application; the others are optional. */
const CORE: readonly ResumeSection[] = ['personalInformation', 'education', 'workExperience'];

/** A person continues an unfinished résumé, else sees the applications. */
function PersonHome() {
  const { data, error, refetch } = useQuery(resumeQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const isUnfinished = data.completeness.missing.some((section) => CORE.includes(section));
  return <Navigate to={isUnfinished ? '/dashboard/resume' : '/dashboard/applied'} replace />;
}

/** Redirects each kind of member to its first screen. */
export default function DashboardHome() {
  const session = useSession();
  if (session.state !== 'in') return <PageSkeleton />;
  return session.userType === 'COMPANY' ? <Navigate to="/dashboard/company" replace /> : <PersonHome />;
}
