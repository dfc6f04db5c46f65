import { locales, type Locale } from '@ieum/contract/common/text.ts';
import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { previewViewers, type PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import { contentKinds } from '@ieum/contract/foundation/publishing/enums.ts';
import { useState } from 'react';
import type { PreviewedContent } from '#features/foundation/publishing/preview-address.ts';
import { locale } from '#lib/format/copy.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';

export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

interface PreviewState {
  page: string;
  at: string;
  viewer: PreviewViewer;
  language: Locale;
  device: Device;
  /** Content that is shown in any state; undefined for none. */
  content: PreviewedContent | undefined;
  /** Only what visitors see, although the address names a content. */
  isPublicOnly: boolean;
}

/** The settings of a preview that can change; its content is that of the editor from which it was opened. */
type PreviewChange = Partial<Omit<PreviewState, 'content'>>;

const oneOf = <T extends string>(values: readonly T[], input: string, otherwise: T): T =>
  values.find((value) => value === input) ?? otherwise;

function contentOf(kind: string, _id: string): PreviewedContent | undefined {
  const known = contentKinds.find((one) => one === kind);
  return known && _id ? { kind: known, _id } : undefined;
}

/** The preview's settings in the address; without a moment it is the one at which the screen was opened. */
export function usePreviewState() {
  const { read, write } = useUrlState();
  const [opened] = useState(() => new Date().toISOString());
  const input = Date.parse(read('at'));
  const state: PreviewState = {
    page: ownAddress(read('page')) ?? '/',
    at: Number.isNaN(input) ? opened : new Date(input).toISOString(),
    viewer: oneOf(previewViewers, read('viewer'), 'VISITOR'),
    language: oneOf(locales, read('language'), locale),
    device: oneOf(devices, read('device'), 'desktop'),
    content: contentOf(read('kind'), read('content')),
    isPublicOnly: read('only') === 'public',
  };
  const change = (patch: PreviewChange) => {
    const { isPublicOnly, ...values } = patch;
    const only = isPublicOnly === undefined ? {} : { only: isPublicOnly ? 'public' : '' };
    // `page` is not the page of a list here, so that no other change leaves it.
    write({ page: state.page, ...values, ...only }, { isReplacing: true });
  };
  return { state, change };
}
