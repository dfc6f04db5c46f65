export {
  fromPublicationDraft,
  isInState,
  isPublishedAt,
  presentPublication,
  publicationColumns,
  rejectEmptyPeriod,
} from './publication.ts';
export type { CalendarSource, Publishable } from './publishable.ts';
export { createPlannedChanges } from './planned-changes.ts';
export type { ViewCounter } from './views.ts';
export { publishDraft } from './publish-draft.ts';
export { dropVersions, storeVersion, writerNameOf } from './versions.ts';
