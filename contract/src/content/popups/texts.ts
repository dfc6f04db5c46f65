import { defineTexts } from '../../common/text.ts';

export const popupTexts = defineTexts('popups', {
  subjectRequired: { ko: '팝업 제목을 적어 주세요', en: 'Please write a title', cn: '请填写标题' },
  nothingToShow: {
    ko: '이미지나 내용 가운데 하나는 있어야 해요',
    en: 'A popup needs a picture or a text',
    cn: '图片和内容至少需要一项',
  },
  altRequired: {
    ko: '이미지를 볼 수 없는 사람에게 들려줄 설명을 적어 주세요',
    en: 'Please describe the picture for people who cannot see it',
    cn: '请为无法看到图片的人填写说明',
  },
  notAnImage: {
    ko: '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.',
    en: 'The picture is no longer there. Please upload it again.',
    cn: '找不到已上传的图片，请重新上传。',
  },
});

/** Labels of the devices on which a popup is shown. */
export const popupDeviceTexts = defineTexts('popupDevices', {
  ALL: { ko: '모든 기기', en: 'All devices', cn: '所有设备' },
  DESKTOP: { ko: 'PC', en: 'Desktop', cn: '电脑' },
  MOBILE: { ko: '휴대전화', en: 'Phone', cn: '手机' },
});

/** Labels of the pages on which a popup is shown. */
export const popupPagesTexts = defineTexts('popupPages', {
  HOME: { ko: '첫 화면만', en: 'Home page only', cn: '仅首页' },
  ALL: { ko: '모든 공개 화면', en: 'All public pages', cn: '所有公开页面' },
});
