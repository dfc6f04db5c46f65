import { copy } from './copy.ts';
import { downloadAuditLogs, type AuditFilter } from './data.ts';
import type { Sort } from '#ui/grid/grid-types.ts';
import { ListExport } from './list-export.tsx';

interface AuditExportProps {
  filter: AuditFilter;
  sort: Sort | undefined;
}

/** Exports the filtered log for a reason, where the reader may take it out. */
export const AuditExport = ({ filter, sort }: AuditExportProps) => (
  <ListExport
    right="audit.export"
    texts={copy.excel}
    download={(reason) => downloadAuditLogs(filter, sort, reason)}
  />
);
