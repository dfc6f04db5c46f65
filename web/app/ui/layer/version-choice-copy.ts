import { defineCopy } from '#lib/format/copy.ts';

export const versionChoiceCopy = defineCopy({
  title: { ko: '어느 내용을 남길까요?', en: 'Which one should stay?', cn: '要保留哪个内容？' },
  hint: {
    ko: '양쪽에서 다르게 고친 항목만 골라 주세요. 나머지는 이미 합쳤어요.',
    en: 'Choose only where both sides differ. Everything else is already merged.',
    cn: '只需选择两边修改不同的项目，其余已合并。',
  },
  mine: { ko: '여기에서 쓴 내용', en: 'Written here', cn: '此处填写的内容' },
  theirs: { ko: '다른 곳에서 고친 내용', en: 'Changed elsewhere', cn: '其他地方修改的内容' },
  empty: { ko: '비어 있어요', en: 'Empty', cn: '为空' },
  yes: { ko: '예', en: 'Yes', cn: '是' },
  no: { ko: '아니요', en: 'No', cn: '否' },
  allMine: { ko: '모두 여기 내용으로', en: 'All from here', cn: '全部用此处内容' },
  allTheirs: { ko: '모두 다른 곳 내용으로', en: 'All from elsewhere', cn: '全部用其他内容' },
  decide: { ko: '이대로 정하기', en: 'Use these', cn: '确定' },
});
