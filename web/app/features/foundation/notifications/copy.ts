import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '알림', en: 'Notifications', cn: '通知' },
  buttonLabel: {
    ko: (unread: string) => `알림, 안 읽음 ${unread}`,
    en: (unread: string) => `Notifications, unread ${unread}`,
    cn: (unread: string) => `通知，未读 ${unread}`,
  },
  unreadCount: {
    ko: (unread: number) => (unread > 0 ? `안 읽은 알림 ${unread}개` : '모두 읽었어요'),
    en: (unread: number) => (unread > 0 ? `${unread} unread` : 'All read'),
    cn: (unread: number) => (unread > 0 ? `${unread}条未读` : '已全部阅读'),
  },
  list: { ko: '알림 목록', en: 'List of notifications', cn: '通知列表' },
  unread: { ko: '안 읽음', en: 'Unread', cn: '未读' },
  tabs: {
    label: { ko: '알림 보기', en: 'Show notifications', cn: '查看通知' },
    all: { ko: '전체', en: 'All', cn: '全部' },
    unread: { ko: '안 읽음', en: 'Unread', cn: '未读' },
  },
  readAll: { ko: '모두 읽음', en: 'Mark all as read', cn: '全部标为已读' },
  allRead: { ko: '알림을 모두 읽었어요', en: 'All notifications are read', cn: '已将全部通知标为已读' },
  seeAll: { ko: '알림 모두 보기', en: 'See all notifications', cn: '查看全部通知' },
  settings: { ko: '알림 설정', en: 'Message settings', cn: '通知设置' },
  empty: {
    title: { ko: '아직 알림이 없어요', en: 'No notifications yet', cn: '还没有通知' },
    hint: {
      ko: '새로운 일이 생기면 여기에서 알려 드릴게요.',
      en: 'New notifications will appear here.',
      cn: '有新动态时会在这里通知您。',
    },
    noUnread: { ko: '모두 읽었어요', en: 'You are all caught up', cn: '已全部阅读' },
    noUnreadHint: {
      ko: '안 읽은 알림이 없어요.',
      en: 'There is nothing left to read.',
      cn: '没有未读的通知。',
    },
  },
  stored: {
    ko: '읽은 알림은 90일, 안 읽은 알림은 1년 동안 보관해요.',
    en: 'Read notifications are kept for 90 days, unread ones for a year.',
    cn: '已读通知保留90天，未读通知保留一年。',
  },
});
