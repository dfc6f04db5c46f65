/** What this room announces; the payload carries `applicationId`, `recruitmentId`, `companyId`, `personId`. */
export const APPLICATION_SUBMITTED = 'application.submitted';
export const APPLICATION_REVOKED = 'application.revoked';
/** The company read it for the first time; the payload adds the new `version`. */
export const APPLICATION_VIEWED = 'application.viewed';
/** Announced by the applicants room; the payload adds `from` and `to`. */
export const APPLICATION_STAGED = 'application.staged';
