import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import IconMaximize from '~icons/tabler/maximize';
import IconPrinter from '~icons/tabler/printer';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import type { DraftState } from '../editor/draft-state.ts';
import type { Parts } from '../parts.ts';
import { editorCopy as copy } from '../editor/editor-copy.ts';
import styles from './resume-preview.module.css';
import { ResumeView } from './resume-view.tsx';

/** The resume as it would be read now: the valid input, with the server's last computed values. */
export const previewOf = ({ saved }: DraftState, content: Parts): Resume => ({
  ...saved,
  ...content,
  profile: content._profile === saved._profile ? saved.profile : null,
});

/** A small A4 page beside the form, a picture of the preview that its button opens. */
export function PreviewCard({ resume, onOpen }: { resume: Resume; onOpen: () => void }) {
  return (
    <aside className={styles.card} aria-label={copy.previewTitle}>
      <div className={styles.head}>
        <h2>{copy.previewTitle}</h2>
        <button type="button" aria-label={copy.enlarge} title={copy.enlarge} onClick={onOpen}>
          <IconMaximize size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div className={styles.pdf} aria-hidden inert>
        <div className={styles.page}>
          <ResumeView resume={resume} />
        </div>
      </div>
    </aside>
  );
}

interface PreviewSheetProps {
  resume: Resume;
  /** The button that downloads it. */
  pdf: ReactNode;
  onClose: () => void;
}

/** The whole resume as companies see it. */
export function PreviewSheet({ resume, pdf, onClose }: PreviewSheetProps) {
  return (
    <Sheet
      side="right"
      size="wide"
      title={copy.previewTitle}
      onClose={onClose}
      footer={
        <>
          <Button
            kind="default"
            isWide
            icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {copy.print}
          </Button>
          {pdf}
        </>
      }
    >
      <div role="region" aria-label={copy.previewTitle} tabIndex={0}>
        <ResumeView resume={resume} level={3} />
      </div>
    </Sheet>
  );
}
