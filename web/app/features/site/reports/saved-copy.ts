import { defineCopy } from '#lib/format/copy.ts';

/** The reports that an administrator saved. */
export const savedCopy = defineCopy({
  title: { ko: '저장한 리포트', en: 'Saved reports', cn: '已保存的报告' },
  hint: {
    ko: '자주 보는 조건을 저장하면 여기서 바로 열고, 매주 월요일 아침에 메일로 받을 수 있어요.',
    en: 'Save what you look at often, open it here, and get it by e-mail each Monday morning.',
    cn: '保存常用条件后，可在此直接打开，并在每周一早上通过邮件接收。',
  },
  save: { ko: '이 조건 저장', en: 'Save this report', cn: '保存此报告' },
  saved: {
    ko: (name: string) => `‘${name}’ 리포트를 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存“${name}”`,
  },
  weekly: { ko: '매주 월요일 메일로 받기', en: 'E-mail me each Monday', cn: '每周一邮件接收' },
  weeklyOf: {
    ko: (name: string) => `${name} 매주 월요일 메일로 받기`,
    en: (name: string) => `E-mail me each Monday: ${name}`,
    cn: (name: string) => `${name} 每周一邮件接收`,
  },
  on: {
    ko: (name: string) => `‘${name}’ 리포트를 월요일 아침마다 보내 드려요`,
    en: (name: string) => `‘${name}’ comes each Monday morning`,
    cn: (name: string) => `“${name}”将于每周一早上发送`,
  },
  off: {
    ko: (name: string) => `‘${name}’ 리포트를 더는 보내지 않아요`,
    en: (name: string) => `‘${name}’ is no longer sent`,
    cn: (name: string) => `不再发送“${name}”`,
  },
  fixed: {
    ko: '날짜를 정한 리포트라 매주 보내지 않아요.',
    en: 'Its days are fixed, so it is not sent each week.',
    cn: '日期固定，不会每周发送。',
  },
  hidden: {
    ko: '지금 권한으로는 볼 수 없는 리포트예요.',
    en: 'Your role may not see this report now.',
    cn: '当前权限无法查看此报告。',
  },
  remove: {
    act: { ko: '지우기', en: 'Delete', cn: '删除' },
    title: {
      ko: (name: string) => `‘${name}’ 리포트를 지울까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除“${name}”？`,
    },
    body: {
      ko: '저장한 조건만 지워지고 숫자는 그대로예요. 되돌릴 수 없어요.',
      en: 'Only the saved question is deleted, not the figures. This cannot be undone.',
      cn: '仅删除保存的条件，数据不变。此操作无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 리포트를 지웠어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除“${name}”`,
    },
  },
});
