import type { FileRef } from '@ieum/contract/common.ts';
import type { OwnCompany } from '@ieum/contract/company-profile.ts';
import { FILE_MAX_BYTES } from '@ieum/contract/files.enums.ts';
import { fileMessages } from '@ieum/contract/messages/files.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellFailure } from '#features/own-recruitments/public.ts';
import { say } from '#lib/copy.ts';
import { confirm } from '#ui/alert/alert.ts';
import { Button } from '#ui/button.tsx';
import { CompanyMark } from '#ui/company-mark.tsx';
import { FileDrop, FileRow } from '#ui/file-drop.tsx';
import { Panel } from '#ui/panel.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { api, forgetProfile } from './data.ts';
import { profileCopy as copy } from './profile-copy.ts';
import styles from './profile.module.css';

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.gif'];
const PAPERS = ['.pdf', '.jpg', '.jpeg', '.png'];
const PROFILE_FILES = ['.pdf', '.xlsx', '.jpg', '.png'];
const MOST_FILES = 10;
const MEGABYTE = 1024 * 1024;

type FileKind = 'LOGO' | 'BUSINESS_REGISTRATION' | undefined;

function useUpload(type: FileKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => api.upload({ form: type ? { type } : {}, file }),
    onSuccess: () => forgetProfile(client),
    onError: (error) => tellFailure(error),
  });
}

function useRemoveFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.removeFile({ params: { _file: id } }),
    onSuccess: async () => {
      toast(copy.files.removed);
      await forgetProfile(client);
    },
    onError: (error) => tellFailure(error),
  });
}

const isRemovalMeant = () =>
  confirm({ title: copy.files.removeAsk, confirmLabel: copy.files.remove, tone: 'danger' });

interface PanelProps {
  company: OwnCompany;
}

export function LogoPanel({ company }: PanelProps) {
  const upload = useUpload('LOGO');
  const remove = useRemoveFile();
  const { logo, name } = company;
  const askToRemove = async (id: string) => {
    if (await isRemovalMeant()) remove.mutate(id);
  };
  return (
    <Panel title={copy.logo.title}>
      <div className={styles.logo}>
        <CompanyMark name={name} logo={logo?.url} size={88} />
        {logo && (
          <Button
            kind="subtle"
            size="sm"
            isLoading={remove.isPending}
            onClick={() => void askToRemove(logo._id)}
          >
            {copy.logo.remove}
          </Button>
        )}
      </div>
      <FileDrop
        label={copy.logo.choose}
        accept={PICTURES}
        maxBytes={20 * MEGABYTE}
        hint={copy.logo.hint}
        isBusy={upload.isPending}
        onChoose={(file) => upload.mutate(file)}
      />
    </Panel>
  );
}

/** The certificate behind the approval; it is replaced while the company is not approved. */
export function RegistrationPanel({ company }: PanelProps) {
  const upload = useUpload('BUSINESS_REGISTRATION');
  const { businessRegistration: held, approval } = company;
  if (!held && approval === 'APPROVED') return null;
  return (
    <Panel title={copy.registration.title}>
      {held && <FileRow name={held.name} size={held.size} href={held.url} />}
      {approval !== 'APPROVED' && (
        <FileDrop
          label={held ? copy.registration.replace : copy.registration.add}
          accept={PAPERS}
          maxBytes={FILE_MAX_BYTES}
          isBusy={upload.isPending}
          onChoose={(file) => upload.mutate(file)}
        />
      )}
    </Panel>
  );
}

const isPicture = ({ mimeType }: FileRef): boolean => mimeType.startsWith('image/');

function FileTile({ file, onRemove }: { file: FileRef; onRemove: () => void }) {
  return (
    <li>
      {isPicture(file) && <img src={file.url} alt={file.name} loading="lazy" />}
      <FileRow name={file.name} size={file.size} href={file.url} onRemove={onRemove} />
    </li>
  );
}

/** Files on the company's page (§5: .pdf, .xlsx, .jpg, .png up to 50MB; a name is taken once). */
export function ProfileFilesPanel({ company }: PanelProps) {
  const upload = useUpload(undefined);
  const remove = useRemoveFile();
  const [refusal, setRefusal] = useState<string>();
  const { files } = company;
  const take = (file: File) => {
    const isTaken = files.some(({ name }) => name === file.name);
    setRefusal(isTaken ? say(fileMessages.sameName) : undefined);
    if (!isTaken) upload.mutate(file);
  };
  const askToRemove = async (id: string) => {
    if (await isRemovalMeant()) remove.mutate(id);
  };
  return (
    <Panel title={copy.files.title}>
      {files.length === 0 && <p className={styles.none}>{copy.files.empty}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileTile key={file._id} file={file} onRemove={() => void askToRemove(file._id)} />
        ))}
      </ul>
      {files.length < MOST_FILES && (
        <FileDrop
          label={copy.files.choose}
          accept={PROFILE_FILES}
          maxBytes={FILE_MAX_BYTES}
          hint={
            <>
              {copy.files.privacy}
              <br />
              {copy.files.hint}
            </>
          }
          error={refusal}
          isBusy={upload.isPending}
          onChoose={take}
        />
      )}
    </Panel>
  );
}
