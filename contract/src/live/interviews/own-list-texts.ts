import { defineTexts } from '../../common/text.ts';

/** The words of a person's own video interviews in their screens and the assistant. */
export const ownInterviewTexts = defineTexts('ownInterviews', {
  title: { ko: '화상 면접', en: 'Video interviews', cn: '视频面试' },
  openRoom: {
    ko: '‘{title}’ 면접실에 지금 들어갈 수 있어요',
    en: 'You can enter the room of “{title}” now',
    cn: '您现在可以进入“{title}”的房间',
  },
});
