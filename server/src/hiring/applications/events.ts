/** What this module emits; the payload carries `applicationId`, `recruitmentId`, `companyId`, `personId`. */
export const APPLICATION_SUBMITTED = 'application.submitted';
export const APPLICATION_REVOKED = 'application.revoked';
/** The company read it for the first time; the payload adds the new `version`. */
export const APPLICATION_VIEWED = 'application.viewed';
/** The company moved applicants of a recruitment, which can still be undone: `{ recruitmentId }`. */
export const APPLICATION_MOVED = 'application.moved';
/** A move can no longer be undone; emitted by the applicants module, the payload adds `from`, `to` and `notice`. */
export const APPLICATION_STAGED = 'application.staged';
