/** What this room announces; the payload carries `applicationId`, `recruitmentId`, `companyId`, `personId`. */
export const APPLICATION_SUBMITTED = 'application.submitted';
export const APPLICATION_REVOKED = 'application.revoked';
/** Announced by the applicants room when the company opens an application for the first time. */
export const APPLICATION_VIEWED = 'application.viewed';
/** Announced by the applicants room; the payload adds `from` and `to`. */
export const APPLICATION_STAGED = 'application.staged';
