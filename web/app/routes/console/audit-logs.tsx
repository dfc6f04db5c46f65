import { AuditLogs } from '#features/foundation/audit/audit-logs.tsx';
import { copy } from '#features/foundation/audit/copy.ts';
import { headOf } from '#lib/document/head.ts';

export const meta = () => headOf({ title: copy.title, isHidden: true });

export default AuditLogs;
