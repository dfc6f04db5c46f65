import type { OwnCompany } from '@ieum/contract/hiring/companies/profile-endpoints.ts';
import { companyProfilePaths } from '@ieum/contract/hiring/companies/profile-paths.ts';
import {
  companyFileEndings,
  FILE_MAX_BYTES,
  pictureEndings,
  registrationEndings,
} from '@ieum/contract/foundation/files/enums.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { uploadFile } from '#lib/api/upload.ts';
import { Button } from '#ui/button/button.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { FileDrop, FileRow } from '#ui/files/file-drop.tsx';
import { ImageTiles, isRemovalMeant } from '#features/foundation/files/images/image-tiles.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { api, invalidateProfile } from './data.ts';
import { profileCopy as copy } from './profile-copy.ts';
import styles from './profile.module.css';

const MAX_FILES = 10;
const MEGABYTE = 1024 * 1024;

type FileKind = 'LOGO' | 'BUSINESS_REGISTRATION';

function useUpload(type: FileKind, saved: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => api.upload({ form: { type }, file }),
    onSuccess: async () => {
      toast(saved, { tone: 'success' });
      await invalidateProfile(client);
    },
    onError: (error) => showError(error),
  });
}

/** A file of the profile may be large, so its upload shows the progress. */
function useProfileUpload() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<number>();
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(companyProfilePaths.upload, { file, onProgress: setProgress }),
    onSuccess: () => invalidateProfile(client),
    onError: (error) => showError(error),
    onSettled: () => setProgress(undefined),
  });
  return { ...upload, progress };
}

function useRemoveFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.removeFile({ params: { _file: id } }),
    onSuccess: async () => {
      toast(copy.files.removed);
      await invalidateProfile(client);
    },
    onError: (error) => showError(error),
  });
}

interface PanelProps {
  company: OwnCompany;
}

export function LogoPanel({ company }: PanelProps) {
  const upload = useUpload('LOGO', copy.logo.saved);
  const remove = useRemoveFile();
  const { logo, name } = company;
  const askToRemove = async (id: string) => {
    if (await isRemovalMeant()) remove.mutate(id);
  };
  return (
    <Panel title={copy.logo.title}>
      <div className={styles.logo}>
        <GeneratedLogo name={name} logo={logo?.url} size={88} />
        {logo && (
          <Button kind="subtle" size="sm" isLoading={remove.isPending} onClick={() => askToRemove(logo._id)}>
            {copy.logo.remove}
          </Button>
        )}
      </div>
      <FileDrop
        label={copy.logo.choose}
        accept={pictureEndings}
        maxBytes={20 * MEGABYTE}
        hint={copy.logo.hint}
        isBusy={upload.isPending}
        onChoose={(file) => upload.mutate(file)}
      />
    </Panel>
  );
}

/** The certificate for the approval; it can be replaced until the company is approved. */
export function RegistrationPanel({ company }: PanelProps) {
  const upload = useUpload('BUSINESS_REGISTRATION', copy.registration.saved);
  const { businessRegistration, approval } = company;
  if (!businessRegistration && approval === 'APPROVED') return null;
  return (
    <Panel title={copy.registration.title}>
      {businessRegistration && (
        <FileRow
          name={businessRegistration.name}
          size={businessRegistration.size}
          href={businessRegistration.url}
        />
      )}
      {approval !== 'APPROVED' && (
        <FileDrop
          label={businessRegistration ? copy.registration.replace : copy.registration.add}
          accept={registrationEndings}
          maxBytes={FILE_MAX_BYTES}
          isBusy={upload.isPending}
          onChoose={(file) => upload.mutate(file)}
        />
      )}
    </Panel>
  );
}

/** Files on the company's page (.pdf, .xlsx, .jpg, .png up to 50 MB; names are unique). */
export function ProfileFilesPanel({ company }: PanelProps) {
  const upload = useProfileUpload();
  const remove = useRemoveFile();
  return (
    <Panel title={copy.files.title}>
      <ImageTiles
        files={company.files}
        maxCount={MAX_FILES}
        label={copy.files.choose}
        accept={companyFileEndings}
        maxBytes={FILE_MAX_BYTES}
        hint={
          <>
            {copy.files.audience}
            <br />
            {copy.files.privacy}
            <br />
            {copy.files.hint}
          </>
        }
        isBusy={upload.isPending}
        progress={upload.progress}
        onAdd={(file) => upload.mutate(file)}
        onRemove={(id) => remove.mutate(id)}
      />
    </Panel>
  );
}
