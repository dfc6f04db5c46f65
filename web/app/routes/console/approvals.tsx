import { Navigate } from 'react-router';
import { copy } from '#features/foundation/audit/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

/** The requests for approval are a tab of the audit log. */
export default function ApprovalsRoute() {
  return <Navigate to="/console/audit-logs?tab=approvals" replace />;
}
