import IconFile from '~icons/tabler/file';
import IconUpload from '~icons/tabler/upload';
import IconX from '~icons/tabler/x';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { writtenIn } from '#lib/format/copy.ts';
import { useEditable } from '../form/editable.tsx';
import { fileCopy as copy } from './file-copy.ts';
import styles from './file-drop.module.css';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { ProgressBar } from '../progress/progress-bar.tsx';

interface FileDropProps {
  label: string;
  /** Extensions with their dot: `.pdf`, `.png`. */
  accept: readonly string[];
  maxBytes: number;
  /** The file was checked and can be uploaded. */
  onChoose: (file: File) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isBusy?: boolean;
  /** How much of the file has been uploaded, from 0 to 1. */
  progress?: number | undefined;
  /** No file can be added. */
  isDisabled?: boolean;
}

/** Why a file is rejected, or nothing. */
function fileError(file: File, accept: readonly string[], maxBytes: number): string | undefined {
  const isKnown = accept.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!isKnown) return copy.fileWrongType(accept.map((ending) => ending.slice(1).toUpperCase()).join(', '));
  return file.size > maxBytes ? copy.fileTooLarge(sizeText(maxBytes), sizeText(file.size)) : undefined;
}

const Notes = ({ id, hint, problem }: { id: string; hint: ReactNode; problem: string | undefined }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {problem && (
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {problem}
      </p>
    )}
  </>
);

/** The files dragged over an element, and the one that is dropped. */
function useDrop(take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
}

/** An area to drop or choose one file; the reason for a rejected one is shown at once. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, maxBytes, onChoose, hint, error, isBusy, progress } = props;
  const isDisabled = !useEditable() || props.isDisabled === true;
  const id = useId();
  const [rejection, setError] = useState<string>();
  const problem = rejection ?? error;

  const take = (file: File | undefined) => {
    if (!file || isBusy || isDisabled) return;
    const reason = fileError(file, accept, maxBytes);
    setError(reason);
    if (!reason) onChoose(file);
  };
  const { isOver, handlers } = useDrop(take);

  return (
    <div className={styles.field}>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        data-invalid={problem ? true : undefined}
        data-disabled={isDisabled || undefined}
        aria-busy={isBusy || undefined}
        {...handlers}
      >
        <input
          type="file"
          accept={accept.join(',')}
          disabled={isDisabled}
          aria-describedby={problem ? `${id}-error` : hint ? `${id}-hint` : undefined}
          aria-invalid={problem ? true : undefined}
          onClick={(event) => {
            // Disabling it while busy would lose the focus that a dialog has just returned.
            if (isBusy) event.preventDefault();
          }}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <IconUpload size={22} stroke={1.75} aria-hidden />
        <b>{label}</b>
        <span>{copy.dropFile}</span>
      </label>
      {progress !== undefined && <ProgressBar part={progress} label={label} />}
      <Notes id={id} hint={hint} problem={problem} />
    </div>
  );
}

interface FileRowProps {
  name: string;
  size: number;
  /** The address for a download. */
  href?: string;
  onRemove?: () => void;
}

/** One file of a list: name, size, download and removal. */
export function FileRow({ name, size, href, onRemove }: FileRowProps) {
  return (
    <div className={styles.row}>
      <IconFile size={20} stroke={1.75} aria-hidden />
      {href ? (
        <a href={href} download={name} {...writtenIn(name)}>
          {name}
        </a>
      ) : (
        <span {...writtenIn(name)}>{name}</span>
      )}
      <em>{sizeText(size)}</em>
      {onRemove && (
        <button type="button" aria-label={copy.removeFile(name)} onClick={onRemove}>
          <IconX size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
