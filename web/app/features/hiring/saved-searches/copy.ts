import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '저장한 검색', en: 'Saved searches', cn: '保存的搜索' },
  hint: {
    ko: '새 공고가 올라오면 매일 아침 9시에 알림으로 모아 알려 드려요.',
    en: 'When new jobs are posted, you get one notification at 9 in the morning.',
    cn: '有新职位时，每天早上9点会汇总通知您。',
  },
  empty: { ko: '아직 저장한 검색이 없어요', en: 'No saved searches yet', cn: '还没有保存的搜索' },
  emptyHint: {
    ko: '채용 공고에서 조건을 고르고 검색 저장을 누르면 여기에 모여요.',
    en: 'Choose conditions in the list of jobs and press Save search.',
    cn: '在招聘信息中选择条件并点击保存搜索，即可收藏到这里。',
  },
  find: { ko: '공고 보러 가기', en: 'Look at jobs', cn: '查看职位' },
  notified: { ko: '새 공고 알림', en: 'Notify me', cn: '新职位通知' },
  notifiedOf: {
    ko: (name: string) => `${name} 새 공고 알림`,
    en: (name: string) => `Notify me of ${name}`,
    cn: (name: string) => `${name} 新职位通知`,
  },
  on: {
    ko: (name: string) => `‘${name}’ 알림을 켰어요`,
    en: (name: string) => `Notifications of ‘${name}’ are on`,
    cn: (name: string) => `已开启“${name}”的通知`,
  },
  off: {
    ko: (name: string) => `‘${name}’ 알림을 껐어요`,
    en: (name: string) => `Notifications of ‘${name}’ are off`,
    cn: (name: string) => `已关闭“${name}”的通知`,
  },
  remove: {
    act: { ko: '지우기', en: 'Delete', cn: '删除' },
    title: {
      ko: (name: string) => `‘${name}’ 검색을 지울까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除“${name}”？`,
    },
    body: {
      ko: '이 검색의 새 공고를 더는 알려 드리지 않아요. 되돌릴 수 없어요.',
      en: 'You will no longer be notified of its new jobs. This cannot be undone.',
      cn: '将不再通知该搜索的新职位，且无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 검색을 지웠어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除“${name}”`,
    },
  },
});
