import { laterPart } from '#lib/document/later-part.tsx';

/** The recruitments viewed recently, at the end of a page. */
export const LaterRecentlyViewed = laterPart(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
);
