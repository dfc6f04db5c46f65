import type { FileStore } from '#foundation/files/public.ts';
import type { Notifier } from '#foundation/notifications/public.ts';
import type { DropCachedPages } from '#kit/drop-cached-pages.ts';
import type { Secrets } from '#platform/crypto.ts';
import type { Limiter } from '#platform/limits/limits.ts';
import type { LectureViews } from './viewing/views.ts';

export interface LectureDeps {
  fileStore: FileStore;
  notifier: Notifier;
  dropCachedPages: DropCachedPages;
  secrets: Secrets;
  limiter: Limiter;
  views: LectureViews;
}

/** The tag of the cached pages with lists of lectures and their categories. */
export const LECTURES_TAG = 'lectures';

/** The tags of the cached pages that show a lecture. */
export const tagsOf = (lectureId: string): string[] => [LECTURES_TAG, `lecture:${lectureId}`];
