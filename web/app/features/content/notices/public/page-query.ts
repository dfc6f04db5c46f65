import { listQueryOfSize } from '#lib/document/list-page-query.ts';

export const NOTICES_PAGE = 20;

/** The query parameters of the document of the notices. */
export const noticesQuery = listQueryOfSize(NOTICES_PAGE);
