import { useEffect, useState } from 'react';
import { PopupDialog } from './popup-dialog.tsx';
import { readPopups, type Popup } from '../data.ts';
import { readHidden } from './hidden-today.ts';

const MOBILE = '(width < 48em)';
const FIELDS = 'input, textarea, select, [contenteditable=true]';
const LAYERS = 'dialog[open], [popover]:popover-open';
const AGAIN_MS = 1000;

/** Closed in this document; a popup that was closed does not come back on the next page. */
const closed = new Set<string>();

const isBusy = (): boolean =>
  document.hidden || Boolean(document.activeElement?.matches(FIELDS) || document.querySelector(LAYERS));

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Loads a picture before it is shown, so that the layer opens in its final size. */
async function loadPicture({ image }: Popup): Promise<void> {
  if (!image) return;
  const picture = new Image();
  picture.src = image.url;
  await picture.decode().catch(() => undefined);
}

/** The popups that are still to be shown, once nobody is typing and no other layer is open. */
async function findPopups(isHome: boolean, signal: AbortSignal): Promise<Popup[]> {
  const device = matchMedia(MOBILE).matches ? 'MOBILE' : 'DESKTOP';
  const found = await readPopups(isHome ? 'HOME' : 'ALL', device);
  const wanted = () => found.filter(({ _id }) => !closed.has(_id) && !readHidden().includes(_id));
  if (wanted().length === 0) return [];
  await Promise.all(wanted().map(loadPicture));
  while (isBusy() && !signal.aborted) await pause(signal);
  return signal.aborted ? [] : wanted();
}

/** The popups of the present page, as one layer. */
export function PopupLayer({ isHome }: { isHome: boolean }) {
  const [popups, setPopups] = useState<readonly Popup[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    // A page works without its popups; an error message would only disturb.
    findPopups(isHome, controller.signal).then(
      (found) => !controller.signal.aborted && setPopups(found),
      () => undefined,
    );
    return () => controller.abort();
  }, [isHome]);
  if (popups.length === 0) return null;
  const remove = (ids: readonly string[]) => {
    for (const id of ids) closed.add(id);
    setPopups(popups.filter(({ _id }) => !ids.includes(_id)));
  };
  return <PopupDialog popups={popups} onRemove={remove} />;
}
