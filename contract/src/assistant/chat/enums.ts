/** An alert is a notice of the service, a query the reader's own message, a reply the assistant's. */
export const chatMessageTypes = ['alert', 'query', 'reply'] as const;
export type ChatMessageType = (typeof chatMessageTypes)[number];

/** OPEN waits for nobody; UNANSWERED has a question to which nothing was found; CLOSED was closed by an administrator. */
export const chatRoomStates = ['UNANSWERED', 'OPEN', 'CLOSED'] as const;
export type ChatRoomState = (typeof chatRoomStates)[number];

export const CHAT_QUERY_MAX = 1000;
export const CHAT_REPLY_MAX = 8000;
/** The most sources that a reply names. */
export const CHAT_SOURCES_MAX = 3;
/** The most links of a reply: its sources, and the list that has more of them. */
export const CHAT_LINKS_MAX = CHAT_SOURCES_MAX + 1;
/** The latest messages that a returning reader receives. */
export const CHAT_MESSAGES_SHOWN = 200;
/** A minute allows this many questions in one session. */
export const CHAT_QUERIES_A_MINUTE = 10;
/** Without an answer for this long, a reader stops waiting. */
export const CHAT_WAIT_SECONDS = 60;
/** Conversations of visitors are deleted this long after their last message. */
export const CHAT_VISITOR_DAYS = 30;
/** Conversations of members are deleted this long after their last message. */
export const CHAT_MEMBER_DAYS = 365;

/** The latest questions without an answer that are grouped, and the most groups of them that are shown. */
export const UNANSWERED_READ = 500;
export const UNANSWERED_GROUPS = 50;

/** Why a question was not answered by the language model, or why its answer is not whole. */
export const modelFailures = ['KEY', 'LIMIT', 'TIMEOUT', 'SERVICE', 'CUT'] as const;
/** How an attempt to have the model answer ended; OFF where it was not asked. */
export const modelEnds = ['WHOLE', 'NO_ANSWER', 'OVER_CAP', 'STOPPED', 'OFF', ...modelFailures] as const;
export type ModelEnd = (typeof modelEnds)[number];
