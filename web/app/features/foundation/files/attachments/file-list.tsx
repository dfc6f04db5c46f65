import IconDownload from '~icons/tabler/download';
import IconFileText from '~icons/tabler/file-text';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { copy } from './file-list-copy.ts';
import styles from './file-list.module.css';

const kindOf = (name: string): string => name.split('.').at(-1)?.toUpperCase() ?? '';

/** Files to download, with kind and size. */
export const FileList = ({ files }: { files: readonly FileRef[] }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <li key={file._id}>
        <IconFileText size={24} stroke={1.6} aria-hidden className={styles.icon} />
        <div>
          <b {...writtenIn(file.name)}>{file.name}</b>
          <em className="number">
            {kindOf(file.name)} · {sizeText(file.size)}
          </em>
        </div>
        <a href={file.url} download={file.name} aria-label={copy.download(file.name)}>
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </a>
      </li>
    ))}
  </ul>
);
