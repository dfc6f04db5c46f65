import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { attachmentEndings } from '@ieum/contract/foundation/files/enums.ts';
import { companyRecruitmentPaths } from '@ieum/contract/hiring/recruitments/company-paths.ts';
import { recruitmentBounds as bounds } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { uploadFile } from '#lib/api/upload.ts';
import { ownRecruitmentApi as api } from '#features/hiring/recruitments/own/data.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { FileDrop, FileRow } from '#ui/files/file-drop.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { fileCopy as copy } from '../fields/fields-copy.ts';
import styles from '../editor.module.css';

interface AttachmentUpload {
  file: File;
  part: number;
  failure?: string;
}

interface AttachmentsProps {
  files: readonly FileRef[];
  onChange: (change: (files: readonly FileRef[]) => readonly FileRef[]) => void;
  /** The recruitment's id; creates the draft first when there is none yet. */
  findId: () => Promise<string>;
}

interface SendingRowProps {
  sending: AttachmentUpload;
  onRetry: () => void;
  onCancel: () => void;
}

function SendingRow({ sending, onRetry, onCancel }: SendingRowProps) {
  if (sending.failure)
    return (
      <div className={styles.sending} role="alert">
        <p>
          {sending.file.name}: {sending.failure}
        </p>
        <Button kind="default" size="sm" onClick={onRetry}>
          {copy.again}
        </Button>
        <Button kind="subtle" size="sm" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    );
  return (
    <div className={styles.sending}>
      <p>{copy.progress(sending.file.name)}</p>
      <ProgressBar part={sending.part} label={copy.progress(sending.file.name)} />
      <Button kind="default" size="sm" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  );
}

function useAttachments({ onChange, findId }: AttachmentsProps) {
  const [sending, setSending] = useState<AttachmentUpload>();
  const stopping = useRef<AbortController>(undefined);
  const send = async (file: File) => {
    const stop = new AbortController();
    stopping.current = stop;
    setSending({ file, part: 0 });
    try {
      const id = await findId();
      const onProgress = (part: number) => setSending({ file, part });
      const answer = await uploadFile(companyRecruitmentPaths.attach, {
        params: { _recruitment: id },
        file,
        onProgress,
        signal: stop.signal,
      });
      onChange((files) => [...files, (answer as { file: FileRef }).file]);
      setSending(undefined);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setSending({ file, part: 0, failure: error.message });
    }
  };
  const remove = (file: FileRef) =>
    runAction({
      ask: { title: copy.removeAsk(file.name), confirmLabel: copy.removeYes, tone: 'danger' },
      run: async () => {
        await api.detach({ params: { _recruitment: await findId(), _file: file._id } });
        onChange((files) => files.filter(({ _id }) => _id !== file._id));
      },
    });
  const cancel = () => {
    stopping.current?.abort();
    setSending(undefined);
  };
  return { sending, send, remove, cancel };
}

/** 첨부: files that everybody may download with the recruitment. */
export function AttachmentsSection(props: AttachmentsProps) {
  const { files } = props;
  const { sending, send, remove, cancel } = useAttachments(props);
  const isBusy = sending !== undefined && sending.failure === undefined;
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file._id}>
              <FileRow name={file.name} size={file.size} href={file.url} onRemove={() => void remove(file)} />
            </li>
          ))}
        </ul>
      )}
      {sending && <SendingRow sending={sending} onRetry={() => void send(sending.file)} onCancel={cancel} />}
      {files.length < bounds.attachments ? (
        <FileDrop
          label={copy.choose}
          accept={attachmentEndings}
          maxBytes={bounds.attachmentBytes}
          hint={`${copy.privacy} · ${copy.hint}`}
          isBusy={isBusy}
          onChoose={(file) => void send(file)}
        />
      ) : (
        <p>{copy.tooMany}</p>
      )}
    </>
  );
}
