import {
  savedSearchNotificationTexts as texts,
  savedSearchNotificationTitles as titles,
} from '@ieum/contract/hiring/saved-searches/notification-texts.ts';
import { notificationsWith, type Notification } from '#foundation/notifications/public.ts';

/** The new recruitments of one search. */
export interface NewRecruitments {
  name: string;
  count: number;
  isCapped?: true;
}

type Params = { count: number; name: string; fresh: string; found: string };

const foundNew = notificationsWith(titles, texts)<Params>('SAVED_SEARCH_NEW', {
  delivery: 'NEVER',
  manyText: texts.SAVED_SEARCH_NEW_MANY,
});

export const savedSearchNotifications = [foundNew];

const numberOf = ({ count, isCapped }: NewRecruitments): string =>
  `${count.toLocaleString('en')}${isCapped ? '+' : ''}`;

/** Names and numbers, which are the same in every language. */
const paramsOf = (found: readonly [NewRecruitments, ...NewRecruitments[]]): Params => ({
  count: found.length,
  name: found[0].name,
  fresh: numberOf(found[0]),
  found: found.map((one) => `${one.name} ${numberOf(one)}`).join(', '),
});

/** The notification of one person and day. */
export const notificationOf = (
  userId: string,
  day: string,
  found: readonly [NewRecruitments, ...NewRecruitments[]],
): Notification =>
  foundNew({
    userId,
    params: paramsOf(found),
    link: '/dashboard/searches',
    key: `SAVED_SEARCH_NEW ${day}`,
    aboutUserId: null,
  });
