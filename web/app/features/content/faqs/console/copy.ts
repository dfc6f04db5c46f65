import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: 'FAQ', en: 'FAQ', cn: '常见问题' },
  hint: {
    ko: '고객센터 자주 묻는 질문에 이 순서로 보여요.',
    en: 'They are shown in this order under FAQ of the help centre.',
    cn: '按此顺序显示在客服中心的常见问题中。',
  },
  categories: { ko: '분류', en: 'Categories', cn: '分类' },
  list: { ko: '질문 목록', en: 'Questions', cn: '问题列表' },
  found: { ko: '찾은 질문', en: 'Questions found', cn: '找到的问题' },
  foundMore: {
    ko: (shown: string, count: string) => `${count}개 중 ${shown}개를 보여요. 더 자세히 찾아보세요.`,
    en: (shown: string, count: string) => `${shown} of ${count} are shown. Search more precisely.`,
    cn: (shown: string, count: string) => `共${count}个，显示${shown}个。请更精确地搜索。`,
  },
  noMatch: { ko: '조건에 맞는 질문이 없어요', en: 'No question matches', cn: '没有符合条件的问题' },
  empty: {
    title: {
      ko: '이 분류에 아직 질문이 없어요',
      en: 'This category has no questions yet',
      cn: '该分类还没有问题',
    },
    hint: {
      ko: '자주 받는 질문과 답변을 써 보세요',
      en: 'Write a question that is asked often',
      cn: '可撰写常被问到的问题与回答',
    },
  },
  search: { ko: '질문이나 답변', en: 'Question or answer', cn: '问题或回答' },
  add: { ko: 'FAQ 쓰기', en: 'Write an FAQ', cn: '撰写常见问题' },
  edit: { ko: 'FAQ 고치기', en: 'Edit the FAQ', cn: '编辑常见问题' },
  back: { ko: 'FAQ 목록', en: 'FAQ', cn: '常见问题列表' },
  untitled: { ko: '질문 없음', en: 'Untitled', cn: '无标题' },
  votes: {
    ko: (yes: string, no: string) => `도움 예 ${yes} · 아니요 ${no}`,
    en: (yes: string, no: string) => `Helpful: yes ${yes} · no ${no}`,
    cn: (yes: string, no: string) => `有帮助：是${yes} · 否${no}`,
  },
  changed: {
    ko: (day: string) => `${day} 수정`,
    en: (day: string) => `Changed ${day}`,
    cn: (day: string) => `${day}修改`,
  },
  actionsOf: {
    ko: (name: string) => `‘${name}’ 더 보기`,
    en: (name: string) => `More actions for ‘${name}’`,
    cn: (name: string) => `“${name}”的更多操作`,
  },
  publish: { ko: '게시하기', en: 'Publish', cn: '发布' },
  hide: { ko: '내리기', en: 'Unpublish', cn: '撤下' },
  published: { ko: '질문을 게시했어요', en: 'The question is published', cn: '已发布问题' },
  hidden: { ko: '질문을 내렸어요', en: 'The question is unpublished', cn: '已撤下问题' },
  fields: {
    category: { ko: '분류', en: 'Category', cn: '分类' },
    question: { ko: '질문', en: 'Question', cn: '问题' },
    answer: { ko: '답변', en: 'Answer', cn: '回答' },
    isActive: { ko: '게시하기', en: 'Publish', cn: '发布' },
    startsAt: { ko: '시작', en: 'Start', cn: '开始' },
    endsAt: { ko: '끝', en: 'End', cn: '结束' },
  },
  text: { ko: '질문과 답변', en: 'Question and answer', cn: '问题与回答' },
  period: { ko: '게시 기간', en: 'When it is shown', cn: '发布期间' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 질문을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存问题“${name}”`,
  },
  remove: {
    act: { ko: 'FAQ 삭제하기', en: 'Delete the FAQ', cn: '删除常见问题' },
    title: {
      ko: (name: string) => `‘${name}’ 질문을 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除问题“${name}”？`,
    },
    body: {
      ko: '받은 의견과 저장한 판도 함께 지워져요. 되돌릴 수 없어요.',
      en: 'Its votes and versions are deleted too. This cannot be undone.',
      cn: '收到的反馈和历史版本将一并删除，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 질문을 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除问题“${name}”`,
    },
  },
  reasons: {
    title: { ko: '도움이 안 된 이유', en: 'Why it did not help', cn: '没有帮助的原因' },
    none: {
      ko: '아직 적어 준 이유가 없어요.',
      en: 'Nobody has written a reason yet.',
      cn: '还没有人填写原因。',
    },
  },
});
