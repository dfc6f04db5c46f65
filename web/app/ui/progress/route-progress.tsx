import { useNavigation } from 'react-router';
import styles from './route-progress.module.css';

/**
 * A thin line above the page while the next one is loading; it appears after a delay so that quick pages
 * show none.
 */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden data-print="hidden" />;
}
