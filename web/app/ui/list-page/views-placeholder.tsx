import styles from './views-placeholder.module.css';

/** Where the menu of the saved views appears, so that the filters beside it keep their place. */
export const ViewsPlaceholder = () => <span className={styles.place} aria-hidden />;
