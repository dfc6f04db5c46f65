/** A member gave an application a star or took it away; `applicationId`, `recruitmentId`, `userId`, `likeId` or null. */
export const APPLICATION_STARRED = 'application.starred';
