import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';
import { publishingPaths } from '@ieum/contract/foundation/publishing/paths.ts';
import { ListExport } from '#features/foundation/audit/list-export.tsx';
import { download } from '#lib/api/download.ts';
import { copy } from './copy.ts';

const downloadContent = (kind: ContentKind, reason: string): Promise<void> =>
  download(publishingPaths.export, { params: { kind }, query: { reason } });

/** Exports all content of a kind with its states and periods as a workbook, for a reason. */
export const ContentExport = ({ kind }: { kind: ContentKind }) => (
  <ListExport
    right="content.write"
    subtitle={copy.exportSubtitle}
    download={(reason) => downloadContent(kind, reason)}
  />
);
