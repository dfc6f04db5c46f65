import type { Company } from '@ieum/contract/hiring/companies/endpoints.ts';
import IconDownload from '~icons/tabler/download';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import styles from './company-files.module.css';
import { copy } from './copy.ts';

/** The files on a company's public page. */
export function CompanyFiles({ files }: Pick<Company, 'files'>) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="files" className={styles.section}>
      <h2 id="files">
        {copy.files} <em className="number">{files.length}</em>
      </h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file._id}>
            <a href={file.url} download={file.name}>
              <span>{file.name}</span>
              <em className="number">{sizeText(file.size)}</em>
              <IconDownload size={20} stroke={1.75} aria-hidden />
              <span className="visually-hidden">{copy.download}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
