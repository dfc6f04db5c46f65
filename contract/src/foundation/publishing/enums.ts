/**
 * The states of content with a period: not released, released for later, shown now, over. They follow from
 * the row and the moment; nothing is written when one ends.
 */
export const publicationStates = ['DRAFT', 'PLANNED', 'PUBLISHED', 'ENDED'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** The kinds of content that have versions and a place in the calendar. */
export const contentKinds = ['notice', 'faq', 'banner', 'popup', 'board'] as const;
export type ContentKind = (typeof contentKinds)[number];

/**
 * The kinds of entries in the calendar: content, and the wordings of terms from the day on which they are in
 * force.
 */
export const calendarKinds = [...contentKinds, 'terms'] as const;
export type CalendarKind = (typeof calendarKinds)[number];
