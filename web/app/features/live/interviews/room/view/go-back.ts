import type { NavigateFunction } from 'react-router';
import { layers } from '#lib/layers/layer-history.ts';
import { alert } from '#ui/alert/alert.ts';

/** Whether the router has no page of this visit before. */
const isFirst = (): boolean => (history.state as { idx?: number } | null)?.idx === 0;
/** Whether another document of this site led here. */
const isFromOwnDocument = (): boolean =>
  history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Goes back one page and shows why there: an open dialog would have its own entry in the history. */
export async function goBack(navigate: NavigateFunction, message: string | undefined): Promise<void> {
  const show = async () => {
    if (message) await alert(message);
  };
  if (!isFirst()) {
    addEventListener('popstate', () => void show(), { once: true });
    return navigate(-1);
  }
  if (isFromOwnDocument()) {
    // The other document cannot show it.
    await show();
    await layers?.settled();
    return history.back();
  }
  // Without a previous page of this site, the join page takes its place.
  await navigate('/interview', { replace: true });
  await show();
}
