import IconAlertCircle from '~icons/tabler/alert-circle';
import styles from './form.module.css';

/** The error under a field, with its icon. */
export const FieldError = ({ message }: { message: string }) => (
  <span className={styles.error}>
    <IconAlertCircle size={15} aria-hidden />
    {message}
  </span>
);
