import type { ReactNode } from 'react';
import styles from './previewed-form.module.css';

/** Panels of fields with a preview of their result beside them, below on narrow screens. */
export const PreviewedForm = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.fields}>{children}</div>
    {preview}
  </div>
);
