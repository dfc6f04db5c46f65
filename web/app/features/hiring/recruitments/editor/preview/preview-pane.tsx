import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useHashTags } from '#features/foundation/hash-tags/data.ts';
import { meQuery } from '#lib/session/me.ts';
import { Segments } from '#ui/choice/segments.tsx';
import { copy } from '../copy.ts';
import styles from './preview-pane.module.css';
import type { EditorForm } from '../editor-form.ts';
import { previewCopy } from './preview-copy.ts';
import { Preview } from './preview.tsx';

interface PreviewedForm {
  form: EditorForm;
  files: readonly FileRef[];
  state: RecruitmentState;
  follows: string;
}

/** The preview of the logged-in company's recruitment. */
export function OwnPreview(previewed: PreviewedForm) {
  const { data } = useQuery(meQuery);
  const hashTags = useHashTags(previewed.form._hashTags);
  return (
    <Preview
      {...previewed}
      hashTags={hashTags}
      company={{ name: data?.company?.name ?? '', logo: data?.company?.logo?.url }}
    />
  );
}

const sizes = [
  { value: 'phone', label: previewCopy.phone },
  { value: 'desktop', label: previewCopy.desktop },
] as const;

/** The preview beside the form from 1280 px on, as a phone or a desktop shows it. */
export function PreviewPane(previewed: PreviewedForm) {
  const [size, setSize] = useState<'phone' | 'desktop'>('phone');
  return (
    <div>
      <div className={styles.paneHead}>
        <h2>{copy.preview}</h2>
        <Segments label={previewCopy.size} size="sm" value={size} options={sizes} onChange={setSize} />
      </div>
      <div
        className={styles.phone}
        data-size={size}
        tabIndex={0}
        role="region"
        aria-label={previewCopy.title}
      >
        <div>
          <OwnPreview {...previewed} />
        </div>
      </div>
    </div>
  );
}
