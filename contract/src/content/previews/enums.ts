/** As whom a page is previewed: without an account, or as a member of one kind. */
export const previewViewers = ['VISITOR', 'PERSON', 'COMPANY'] as const;
export type PreviewViewer = (typeof previewViewers)[number];
