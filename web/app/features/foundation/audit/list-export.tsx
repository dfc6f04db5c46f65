import IconDownload from '~icons/tabler/download';
import type { Right } from '@ieum/contract/common/rights.ts';
import { useState } from 'react';
import { useRights } from '#lib/session/rights.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { listExportCopy } from './list-export-copy.ts';
import { useAuditedExport } from './use-audited-export.ts';

interface ExportTexts {
  act: string;
  title: string;
  subtitle: string;
  reasons: Readonly<Record<string, string>>;
  done: string;
}

interface ListExportProps {
  /** The right that the server asks for. */
  right: Right;
  /** Fetches the workbook of the present filters. */
  download: (reason: string) => Promise<void>;
  /** The content of the workbook, where that is not the filtered list. */
  subtitle?: string;
  texts?: ExportTexts;
}

/** Exports a filtered list as a workbook for a reason, where the reader may take it out. */
export function ListExport({ right, download, subtitle, texts = listExportCopy }: ListExportProps) {
  const [isAsking, setAsking] = useState(false);
  const { take } = useAuditedExport({ download, done: texts.done, onRecorded: () => setAsking(false) });
  if (!useRights().may(right)) return null;
  return (
    <>
      <Button
        kind="default"
        size="sm"
        icon={<IconDownload size={17} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {texts.act}
      </Button>
      {isAsking && (
        <ReasonSheet
          title={texts.title}
          subtitle={subtitle ?? texts.subtitle}
          reasons={Object.values(texts.reasons)}
          act={texts.act}
          onClose={() => setAsking(false)}
          onGive={take}
        />
      )}
    </>
  );
}
