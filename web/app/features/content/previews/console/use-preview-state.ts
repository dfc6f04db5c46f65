import { locales, type Locale } from '@ieum/contract/common/text.ts';
import { ownAddress } from '@ieum/contract/common/own-address.ts';
import { previewViewers, type PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import { useState } from 'react';
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
}

const oneOf = <T extends string>(values: readonly T[], given: string, otherwise: T): T =>
  values.find((value) => value === given) ?? otherwise;

/** What is previewed, from the address; without a moment it is the one at which the screen was opened. */
export function usePreviewState() {
  const { read, write } = useUrlState();
  const [opened] = useState(() => new Date().toISOString());
  const given = Date.parse(read('at'));
  const state: PreviewState = {
    page: ownAddress(read('page')) ?? '/',
    at: Number.isNaN(given) ? opened : new Date(given).toISOString(),
    viewer: oneOf(previewViewers, read('viewer'), 'VISITOR'),
    language: oneOf(locales, read('language'), locale),
    device: oneOf(devices, read('device'), 'desktop'),
  };
  const change = (patch: Partial<PreviewState>) => write({ ...patch }, { isReplacing: true });
  return { state, change };
}
