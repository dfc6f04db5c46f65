import type { PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import { createContext, useContext } from 'react';

/** The preview in which a page is shown; calls send its token. */
export interface Preview {
  token: string;
  /** The moment that is shown. */
  at: string;
  viewer: PreviewViewer;
}

/** The preview of the document that the server renders. */
export const PreviewContext = createContext<Preview | undefined>(undefined);

/** The preview that this document is; undefined for every other page, and on the server. */
export function readPreview(): Preview | undefined {
  if (typeof document === 'undefined') return undefined;
  const { preview } = document.documentElement.dataset;
  return preview ? (JSON.parse(preview) as Preview) : undefined;
}

/** The same while rendering, also on the server. */
export const usePreview = (): Preview | undefined => useContext(PreviewContext) ?? readPreview();
