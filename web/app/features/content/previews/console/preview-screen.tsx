import { Segments } from '#ui/choice/segments.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { copy } from './copy.ts';
import { PreviewControls } from './preview-controls.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview-screen.module.css';
import { devices, usePreviewState } from './use-preview-state.ts';

const deviceOptions = devices.map((value) => ({ value, label: copy.devices[value] }));

/** /console/preview: a public page as somebody else sees it at another moment. */
export function PreviewScreen() {
  const controlled = usePreviewState();
  const { page, device, at, viewer, language, content, isPublicOnly } = controlled.state;
  const shown = content && !isPublicOnly ? { content } : {};
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.status} />
      <div className={styles.screen}>
        <PreviewControls {...controlled} />
        <div className={styles.shown}>
          <Segments
            label={copy.device}
            value={device}
            options={deviceOptions}
            onChange={(next) => controlled.change({ device: next })}
          />
          <PreviewFrame page={page} device={device} request={{ at, viewer, language, ...shown }} />
        </div>
      </div>
    </>
  );
}
