import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications. */
export const flagNotificationTitles = defineNotificationTitles('flagNotificationTitles', {
  FLAG_ACCEPTED: { ko: '신고한 내용을 조치했어요', en: 'We acted on your report', cn: '已处理您的举报' },
  FLAG_DISMISSED: { ko: '신고한 내용을 살펴봤어요', en: 'We reviewed your report', cn: '已审核您的举报' },
});

/** Texts below the titles. */
export const flagNotificationTexts = defineTexts('flagNotificationTexts', {
  FLAG_ACCEPTED: {
    ko: '‘{subject}’에 대한 신고를 확인하고 필요한 조치를 했어요. 알려 주셔서 고마워요.',
    en: 'We checked your report about “{subject}” and took action. Thank you.',
    cn: '我们已核实您对“{subject}”的举报并采取措施，感谢您的反馈。',
  },
  FLAG_DISMISSED: {
    ko: '‘{subject}’에 대한 신고를 살펴봤고, 운영 기준에 어긋나는 점은 찾지 못했어요.',
    en: 'We reviewed your report about “{subject}” and found nothing against our rules.',
    cn: '我们已审核您对“{subject}”的举报，未发现违反运营规则之处。',
  },
});
