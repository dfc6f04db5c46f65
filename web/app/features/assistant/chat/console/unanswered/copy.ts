import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '답을 못 찾은 질문', en: 'Questions without an answer', cn: '未找到答案的问题' },
  about: {
    ko: '비슷한 질문끼리 모았어요. 개인정보는 가려서 보여요.',
    en: 'Like questions are together. Personal data is hidden.',
    cn: '相似问题已归类，个人信息已隐藏。',
  },
  empty: {
    title: { ko: '답을 못 찾은 질문이 없어요', en: 'Every question found an answer', cn: '没有未回答的问题' },
    hint: {
      ko: '맞는 글이 없던 질문이 여기에 모여요',
      en: 'Questions that no text covers appear here',
      cn: '没有相符内容的问题会显示在此',
    },
  },
  count: {
    ko: (n: string) => `${n}번`,
    en: (n: string) => (n === '1' ? 'Once' : `${n} times`),
    cn: (n: string) => `${n}次`,
  },
  others: { ko: '다르게 적은 질문', en: 'In other words', cn: '其他问法' },
  makeFaq: { ko: 'FAQ로 만들기', en: 'Make an FAQ', cn: '制作为常见问题' },
  makeFaqOf: {
    ko: (question: string) => `‘${question}’ FAQ로 만들기`,
    en: (question: string) => `Make an FAQ of “${question}”`,
    cn: (question: string) => `将“${question}”制作为常见问题`,
  },
  dismiss: { ko: '목록에서 빼기', en: 'Take off the list', cn: '从列表移除' },
  dismissOf: {
    ko: (question: string) => `‘${question}’ 목록에서 빼기`,
    en: (question: string) => `Take off the list: “${question}”`,
    cn: (question: string) => `将“${question}”从列表移除`,
  },
  dismissQuestion: {
    title: { ko: '이 질문을 목록에서 뺄까요?', en: 'Take this off the list?', cn: '要从列表移除此问题吗？' },
    body: {
      ko: (question: string, count: string) =>
        `‘${question}’ 질문 ${count}건이 빠지고 다시 넣을 수 없어요. 대화는 그대로 남아요.`,
      en: (question: string, count: string) =>
        `“${question}”: ${withPlural(count, 'question leaves', 'questions leave')} the list and cannot be put back. The conversations stay.`,
      cn: (question: string, count: string) =>
        `“${question}”等${count}条问题将从列表移除且无法恢复，对话仍会保留。`,
    },
  },
  dismissed: { ko: '목록에서 뺐어요', en: 'It is off the list', cn: '已从列表移除' },
});
