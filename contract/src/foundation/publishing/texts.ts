import { defineTexts } from '../../common/text.ts';

export const publishingTexts = defineTexts('publishing', {
  endsBeforeStart: {
    ko: '끝나는 때는 시작보다 뒤여야 해요',
    en: 'The end must be after the start',
    cn: '结束时间必须晚于开始时间',
  },
});

/** Labels of the states of content. */
export const publicationStateTexts = defineTexts('publicationStates', {
  DRAFT: { ko: '작성 중', en: 'Draft', cn: '草稿' },
  PLANNED: { ko: '예약됨', en: 'Scheduled', cn: '已预约' },
  PUBLISHED: { ko: '게시 중', en: 'Published', cn: '发布中' },
  ENDED: { ko: '게시 끝', en: 'Ended', cn: '已结束' },
});
