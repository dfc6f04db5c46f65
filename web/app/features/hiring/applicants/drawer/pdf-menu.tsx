import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { applicationPaths } from '@ieum/contract/hiring/applications/paths.ts';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '#lib/api/download.ts';
import { ActionMenu } from '#ui/popup/action-menu.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import styles from './applicant-drawer.module.css';
import { drawerCopy as copy } from './drawer-copy.ts';
import { toastError } from '#ui/toast/toast-error.ts';

/** The application as PDF: with telephone and e-mail masked, or unmasked for a reason that is recorded. */
export function PdfMenu({ row }: { row: ApplicantRow }) {
  const [isAsking, setAsking] = useState(false);
  const params = { _recruitment: row._recruitment, _application: row._id };
  const pdf = useMutation({
    mutationFn: (reason?: string) =>
      download(applicationPaths.applicantPdf, {
        params,
        ...(reason !== undefined && { query: { contacts: 'true', reason } }),
      }),
    onSuccess: () => setAsking(false),
    onError: toastError,
  });
  const items = [
    { key: 'masked', label: copy.pdfMenu.masked, onChoose: () => pdf.mutate(undefined) },
    { key: 'whole', label: copy.pdfMenu.whole, onChoose: () => setAsking(true) },
  ];
  return (
    <>
      <ActionMenu
        label={copy.pdf}
        look="plain"
        className={styles.tool}
        isDisabled={pdf.isPending}
        items={items}
      >
        <IconFileTypePdf size={20} stroke={1.75} aria-hidden />
      </ActionMenu>
      {isAsking && (
        <ReasonSheet
          title={copy.pdfMenu.whole}
          subtitle={copy.pdfMenu.recorded(row.person.name)}
          reasons={Object.values(copy.pdfMenu.reasons)}
          act={copy.pdfMenu.act}
          onClose={() => setAsking(false)}
          onGive={(reason) => pdf.mutateAsync(reason).catch(() => undefined)}
        />
      )}
    </>
  );
}
