import type { FileStore } from '#files/public.ts';
import type { BufferedWriter } from '#kit/buffered-writer.ts';
import type { ApplicationsView } from './applications-view.ts';
import type { Memories } from './events.ts';
import type { View } from './views.ts';

/** What the room's verbs and routes share. */
export interface RecruitmentDeps extends Memories {
  files: FileStore;
  views: BufferedWriter<View>;
  applications: ApplicationsView;
}
