import type { ResumeSection } from '@ieum/contract/resumes.enums.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { resumeQuery } from '#features/resume/data.ts';
import { copy } from '#features/shell/copy.ts';
import { headOf } from '#lib/head.ts';
import { useSession } from '#lib/use-session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';

export const meta = () => headOf({ title: copy.dashboard, isHidden: true });

/** Without these nobody can judge an application; the other sections are welcome. */
const CORE: readonly ResumeSection[] = ['personalInformation', 'education', 'workExperience'];

/** A person goes on with an unfinished résumé, else sees the applications. */
function PersonHome() {
  const { data, error, refetch } = useQuery(resumeQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const isUnfinished = data.completeness.missing.some((section) => CORE.includes(section));
  return <Navigate to={isUnfinished ? '/dashboard/resume' : '/dashboard/applied'} replace />;
}

/** Leads each kind of member to the first screen (wire §5). */
export default function DashboardHome() {
  const session = useSession();
  if (session.state !== 'in') return <PageSkeleton />;
  return session.userType === 'COMPANY' ? <Navigate to="/dashboard/company" replace /> : <PersonHome />;
}
