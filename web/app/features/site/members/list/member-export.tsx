import IconDownload from '~icons/tabler/download';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { Button } from '#ui/button/button.tsx';
import { copy } from '../copy.ts';
import { useMemberParams } from './member-views.ts';

const ExportSheet = lazyPart(async () => (await import('./export-sheet.tsx')).ExportSheet);

/** The members of the present tab and filters as a workbook, for a reason. */
export function MemberExport() {
  const [isOpen, setOpen] = useState(false);
  const listParams = useMemberParams();
  return (
    <>
      <Button
        kind="default"
        size="sm"
        icon={<IconDownload size={17} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {copy.excel}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportSheet listParams={listParams} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
