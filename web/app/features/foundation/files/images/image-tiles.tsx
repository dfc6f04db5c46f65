import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { fileTexts } from '@ieum/contract/foundation/files/texts.ts';
import { useState, type ReactNode } from 'react';
import { say } from '#lib/format/copy.ts';
import { confirm } from '#ui/alert/alert.ts';
import { fileCopy as copy } from '#ui/files/file-copy.ts';
import { FileDrop, FileRow } from '#ui/files/file-drop.tsx';
import styles from './image-tiles.module.css';

interface ImageTilesProps {
  files: readonly FileRef[];
  /** The maximum number: 0 is unlimited, below 0 none may be added. */
  maxCount: number;
  accept: readonly string[];
  maxBytes: number;
  /** The label of the area where one is added. */
  label: string;
  hint?: ReactNode;
  isBusy?: boolean;
  /** How much of the file has been uploaded, from 0 to 1. */
  progress?: number | undefined;
  onAdd: (file: File) => void;
  onRemove: (id: string) => void;
}

const isPicture = ({ mimeType }: FileRef): boolean => mimeType.startsWith('image/');

const mayAdd = (count: number, maxCount: number): boolean => maxCount === 0 || count < maxCount;

/** Asks before an image is removed, with the text of the specification. */
export const isRemovalMeant = (): Promise<boolean> =>
  confirm({ title: copy.removeAsk, confirmLabel: copy.removeConfirm, tone: 'danger' });

/**
 * Images and files side by side: each name once, none removed without a confirmation, and a text when
 * there are none.
 */
export function ImageTiles({ files, maxCount, onAdd, onRemove, ...place }: ImageTilesProps) {
  const [rejection, setError] = useState<string>();
  const take = (file: File) => {
    const isTaken = files.some(({ name }) => name === file.name);
    setError(isTaken ? say(fileTexts.sameName) : undefined);
    if (!isTaken) onAdd(file);
  };
  const askToRemove = async (id: string) => {
    if (await isRemovalMeant()) onRemove(id);
  };
  return (
    <>
      {files.length === 0 && <p className={styles.none}>{copy.noImages}</p>}
      <ul className={styles.tiles}>
        {files.map((file) => (
          <li key={file._id}>
            {isPicture(file) && <img src={file.url} alt={file.name} loading="lazy" />}
            <FileRow
              name={file.name}
              size={file.size}
              href={file.url}
              onRemove={() => void askToRemove(file._id)}
            />
          </li>
        ))}
      </ul>
      <FileDrop {...place} error={rejection} isDisabled={!mayAdd(files.length, maxCount)} onChoose={take} />
    </>
  );
}
