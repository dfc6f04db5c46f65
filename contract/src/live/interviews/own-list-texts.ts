import { defineTexts } from '../../common/text.ts';

/** The words of a person's own video interviews in their screens and the assistant. */
export const ownInterviewTexts = defineTexts('ownInterviews', {
  title: { ko: '화상 면접', en: 'Video interviews', cn: '视频面试' },
});
