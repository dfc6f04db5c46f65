import type { ReactNode } from 'react';
import { Editable } from '../form/editable.tsx';
import styles from './previewed-form.module.css';

interface PreviewedFormProps {
  preview: ReactNode;
  isEditable: boolean;
  children: ReactNode;
}

/** Panels of fields with a preview of their result beside them, below on narrow screens. */
export const PreviewedForm = ({ preview, isEditable, children }: PreviewedFormProps) => (
  <div className={styles.columns}>
    <Editable isOn={isEditable}>
      <div className={styles.fields}>{children}</div>
    </Editable>
    {preview}
  </div>
);
