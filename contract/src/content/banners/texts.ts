import { defineTexts } from '../../common/text.ts';

export const bannerTexts = defineTexts('banners', {
  nameRequired: { ko: '배너 이름을 적어 주세요', en: 'Please name the banner', cn: '请填写横幅名称' },
  imageRequired: { ko: '이미지를 올려 주세요', en: 'Please upload a picture', cn: '请上传图片' },
  altRequired: {
    ko: '이미지를 볼 수 없는 사람에게 들려줄 설명을 적어 주세요',
    en: 'Please describe the picture for people who cannot see it',
    cn: '请为无法看到图片的人填写说明',
  },
  tooManySlides: {
    ko: '슬라이드는 20개까지 넣을 수 있어요',
    en: 'A banner can have up to 20 slides',
    cn: '最多可添加20张幻灯片',
  },
  notAnImage: {
    ko: '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.',
    en: 'The picture is no longer there. Please upload it again.',
    cn: '找不到已上传的图片，请重新上传。',
  },
});

/** Labels of the places of banners. */
export const bannerCodeTexts = defineTexts('bannerCodes', {
  main: { ko: '메인 배너', en: 'Main banner', cn: '主横幅' },
  partners: { ko: '협력사 로고', en: 'Partner logos', cn: '合作伙伴' },
  menu: { ko: '메뉴 이미지', en: 'Menu image', cn: '菜单图片' },
});

/** Labels of the windows in which a link opens. */
export const linkTargetTexts = defineTexts('linkTargets', {
  _self: { ko: '현재 창', en: 'Same window', cn: '当前窗口' },
  _blank: { ko: '새 창', en: 'New window', cn: '新窗口' },
});
