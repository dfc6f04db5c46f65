import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import styles from './form.module.css';

/** The reason under a field, with its icon. */
export const FieldError = ({ message }: { message: string }) => (
  <span className={styles.error}>
    <IconAlertCircle size={15} aria-hidden />
    {message}
  </span>
);
