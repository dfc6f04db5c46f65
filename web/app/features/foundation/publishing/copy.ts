import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  preview: { ko: '미리보기', en: 'Preview', cn: '预览' },
  previewHint: {
    ko: '저장한 내용을 새 창에서 보여 줘요',
    en: 'Shows what is saved in a new tab',
    cn: '在新标签页显示已保存的内容',
  },
  exportSubtitle: {
    ko: '검색과 관계없이 모든 줄이 게시 상태와 기간과 함께 담겨요. 내려받은 일과 사유는 감사 기록에 남아요.',
    en: 'It holds every row with its state and period, whatever is searched for. That you took it, and why, is recorded.',
    cn: '无论搜索条件如何，都将包含全部行及其发布状态与期间。下载行为及原因会被记录。',
  },
  state: { ko: '게시 상태', en: 'State', cn: '发布状态' },
  anyState: { ko: '모든 상태', en: 'Any state', cn: '全部状态' },
  isActive: { ko: '게시하기', en: 'Publish', cn: '发布' },
  savedUnpublished: {
    ko: (saved: string) => `${saved}. ‘게시하기’를 켜면 사이트에 보여요`,
    en: (saved: string) => `${saved}. It is shown on the site once “Publish” is on`,
    cn: (saved: string) => `${saved}。开启“发布”后才会显示在网站上`,
  },
  isActiveHint: {
    ko: '끄면 작성 중으로 남고 방문자에게 보이지 않아요',
    en: 'When it is off, it stays a draft that visitors cannot see',
    cn: '关闭后保留为草稿，访客无法看到',
  },
  startsAt: { ko: '시작하는 날', en: 'First day', cn: '开始日期' },
  endsAt: { ko: '끝나는 날', en: 'Last day', cn: '结束日期' },
  startTime: { ko: '시작 시각', en: 'Start time', cn: '开始时间' },
  endTime: { ko: '끝 시각', en: 'End time', cn: '结束时间' },
  startHint: { ko: '비우면 바로 보여요', en: 'Empty means at once', cn: '留空则立即显示' },
  endHint: { ko: '비우면 계속 보여요', en: 'Empty means for good', cn: '留空则一直显示' },
  from: {
    ko: (start: string) => `${start}부터`,
    en: (start: string) => `from ${start}`,
    cn: (start: string) => `自${start}起`,
  },
  until: {
    ko: (end: string) => `${end}까지`,
    en: (end: string) => `until ${end}`,
    cn: (end: string) => `至${end}`,
  },
  always: { ko: '계속', en: 'no end', cn: '长期' },
  versions: {
    title: { ko: '저장한 판', en: 'Versions', cn: '历史版本' },
    hint: {
      ko: '저장할 때마다 남아요. 골라서 지금 내용과 견주고, 그 내용으로 되돌릴 수 있어요.',
      en: 'Each save keeps one. Compare one with the current content, or go back to it.',
      cn: '每次保存都会保留。可与当前内容比较，或恢复到该版本。',
    },
    readOnlyHint: {
      ko: '저장할 때마다 남아요. 골라서 지금 내용과 견줄 수 있어요.',
      en: 'Each save keeps one. Compare one with the current content.',
      cn: '每次保存都会保留。可与当前内容比较。',
    },
    name: {
      ko: (n: number) => `${n}번째 저장`,
      en: (n: number) => `Save ${n}`,
      cn: (n: number) => `第${n}次保存`,
    },
    now: { ko: '지금', en: 'Current', cn: '当前' },
    first: { ko: '처음 넣은 내용', en: 'Initial content', cn: '初始内容' },
    open: { ko: '내용 보기', en: 'View', cn: '查看' },
    openOf: {
      ko: (n: number) => `${n}번째 저장 내용 보기`,
      en: (n: number) => `View save ${n}`,
      cn: (n: number) => `查看第${n}次保存的内容`,
    },
    same: { ko: '지금 내용과 같아요', en: 'It is the same as now', cn: '与当前内容相同' },
    lost: {
      ko: (n: string) => `그때 있던 파일 ${n}개는 지워져서 돌아오지 않아요.`,
      en: (n: string) => `Files that it had and that are deleted, so that they do not come back: ${n}`,
      cn: (n: string) => `当时的${n}个文件已删除，无法恢复。`,
    },
    restore: { ko: '이 내용으로 되돌리기', en: 'Go back to this', cn: '恢复到此版本' },
    restored: {
      ko: '그때 내용을 넣었어요. 저장하면 바뀌어요.',
      en: 'The old content is in the form. Save to apply it.',
      cn: '已填入当时的内容，保存后生效。',
    },
    more: { ko: '더 보기', en: 'Show more', cn: '查看更多' },
  },
});
