import { copy } from './copy.ts';
import { downloadAuditLogs, type AuditFilter } from './data.ts';
import { ListExport } from './list-export.tsx';

/** Exports the filtered log for a reason, where the reader may take it out. */
export const AuditExport = ({ filter }: { filter: AuditFilter }) => (
  <ListExport
    right="audit.export"
    texts={copy.excel}
    download={(reason) => downloadAuditLogs(filter, reason)}
  />
);
