import { defineCopy } from '#lib/format/copy.ts';

export const definitionsCopy = defineCopy({
  title: { ko: '숫자의 뜻', en: 'What the numbers count', cn: '数字的含义' },
  open: {
    ko: '지금 지원을 받고 있는 공고예요. 고른 기간과 관계없이 세요.',
    en: 'Postings that can be applied to now, whatever period is chosen.',
    cn: '当前可应聘的招聘，与所选期间无关。',
  },
  rate: {
    ko: '이 기간의 지원을 조회로 나눈 값이에요.',
    en: 'The applications of the period divided by its views.',
    cn: '该期间的应聘数除以浏览数。',
  },
  reviewed: {
    ko: '이 기간에 보낸 지원서 가운데 지금까지 검토 단계에 이른 지원서예요. 면접과 합격까지 간 지원서도 세요.',
    en: 'Of the applications sent in the period, those that have been reviewed by now; those that went further count, too.',
    cn: '该期间提交的应聘中，至今已进入筛选阶段的应聘，包括已进入面试或已录用的。',
  },
  interviewed: {
    ko: '이 기간에 보낸 지원서 가운데 지금까지 면접 단계에 이른 지원서예요. 합격한 지원서도 세요.',
    en: 'Of the applications sent in the period, those that have come to an interview by now; accepted ones count, too.',
    cn: '该期间提交的应聘中，至今已进入面试阶段的应聘，包括已录用的。',
  },
  accepted: {
    ko: '이 기간에 보낸 지원서 가운데 지금까지 합격한 지원서예요. 단계를 바꾸고 되돌릴 수 있는 동안은 세지 않아요.',
    en: 'Of the applications sent in the period, those accepted by now; a move counts once it can no longer be undone.',
    cn: '该期间提交的应聘中，至今已录用的应聘；仍可撤销的变更不计。',
  },
  eliminated: {
    ko: '이 기간에 보낸 지원서 가운데 지금 불합격인 지원서예요.',
    en: 'Of the applications sent in the period, those that are not selected now.',
    cn: '该期间提交的应聘中，目前未录用的应聘。',
  },
});
