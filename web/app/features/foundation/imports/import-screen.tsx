import IconDownload from '~icons/tabler/download';
import { IMPORT_BYTES_MAX, type ImportKind } from '@ieum/contract/foundation/imports/enums.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { Stack } from '#ui/box/stack.tsx';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { BackLink } from '#ui/layout/back-link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { checkWorkbook, importQuery, downloadTemplate } from './data.ts';
import { DryRun } from './dry-run.tsx';
import styles from './imports.module.css';
import { kinds } from './kinds.ts';

const Template = ({ kind }: { kind: ImportKind }) => (
  <Panel title={copy.template.title}>
    <p>{copy.template.about}</p>
    <div className={styles.actions}>
      <Button
        kind="default"
        icon={<IconDownload size={17} aria-hidden />}
        onClick={() => downloadTemplate(kind).catch(showError)}
      >
        {copy.template.act}
      </Button>
    </div>
  </Panel>
);

function FileChoice({ kind, onChecked }: { kind: ImportKind; onChecked: (id: string) => void }) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const choose = async (file: File) => {
    setError(undefined);
    setProgress(0);
    try {
      const checked = await checkWorkbook(kind, file, setProgress);
      client.setQueryData(importQuery(checked._id).queryKey, checked);
      onChecked(checked._id);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Panel title={copy.file.title}>
      <FileDrop
        label={copy.file.label}
        accept={['.xlsx']}
        maxBytes={IMPORT_BYTES_MAX}
        hint={progress === undefined ? copy.file.hint : copy.file.reading}
        error={error}
        isBusy={progress !== undefined}
        progress={progress}
        onChoose={(file) => void choose(file)}
      />
    </Panel>
  );
}

function ImportRun({ id, onOther }: { id: string; onOther: () => void }) {
  const query = useQuery(importQuery(id));
  return (
    <QueryView of={query} waiting={<Skeleton height={320} />}>
      {(one) => <DryRun one={one} onOther={onOther} />}
    </QueryView>
  );
}

/** /console/imports/{kind}: the template, the file, what it would change, and the writing. */
export function ImportScreen({ kind }: { kind: ImportKind }) {
  const { read, write } = useUrlState();
  const run = read('run');
  return (
    <>
      <BackLink to={kinds[kind].list}>{copy.back}</BackLink>
      <PageHeader title={copy.of[kind]} status={copy.hint} />
      <Stack gap={16}>
        {run ? (
          <ImportRun id={run} onOther={() => write({ run: undefined, outcome: undefined })} />
        ) : (
          <>
            <Template kind={kind} />
            <FileChoice kind={kind} onChecked={(id) => write({ run: id })} />
          </>
        )}
      </Stack>
    </>
  );
}
