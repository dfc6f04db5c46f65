import styles from './menu-place.module.css';

/** Where the menu of the saved views appears, so that the filters beside it keep their place. */
export const MenuPlace = () => <span className={styles.place} aria-hidden />;
