import type { ContentKind } from '@ieum/contract/foundation/publishing/enums.ts';

/** One content that a preview shows in any state. */
export interface PreviewedContent {
  kind: ContentKind;
  _id: string;
}

/** The console's preview of a public page, at a moment, or now. */
export function previewAddress(page: string, at?: string | null, content?: PreviewedContent): string {
  const query = new URLSearchParams({
    page,
    ...(at && { at }),
    ...(content && { kind: content.kind, content: content._id }),
  });
  return `/console/preview?${query.toString()}`;
}
