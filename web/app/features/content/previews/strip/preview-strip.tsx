import { previewViewerTexts } from '@ieum/contract/content/previews/viewer-texts.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePreview } from '#lib/document/preview.ts';
import { say } from '#lib/format/copy.ts';
import { longDayText, timeText } from '#lib/format/dates.ts';
import { copy } from './copy.ts';
import styles from './preview-strip.module.css';

/** Keeps the token in the address, so that a page that is loaded whole stays in the preview. */
function useStoredToken(token: string | undefined): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const address = new URL(location.href);
    if (token === undefined || address.searchParams.has('preview')) return;
    address.searchParams.set('preview', token);
    history.replaceState(history.state, '', address);
  }, [token, pathname, search]);
}

/** Below every page of a preview: which moment it shows, and as whom. */
export function PreviewStrip() {
  const preview = usePreview();
  useStoredToken(preview?.token);
  if (!preview) return null;
  const { at, viewer } = preview;
  const parts = [copy.preview, `${longDayText(at)} ${timeText(at)}`, say(previewViewerTexts[viewer])];
  return (
    <p className={styles.strip} role="note">
      {parts.join(' · ')}
    </p>
  );
}
