import { AuditLogs } from '#features/audit/audit-logs.tsx';
import { copy } from '#features/audit/copy.ts';
import { headOf } from '#lib/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default AuditLogs;
