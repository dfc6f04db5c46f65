import { defineTexts } from '../../common/text.ts';

export const savedViewTexts = defineTexts('savedViews', {
  nameRequired: { ko: '이름을 입력해 주세요', en: 'Please enter a name', cn: '请输入名称' },
  nameTaken: {
    ko: '같은 이름의 보기가 있어요',
    en: 'You have a view with this name',
    cn: '已有同名视图',
  },
  listRequired: { ko: '목록을 알려 주세요', en: 'Please name the list', cn: '请指定列表' },
  tooMany: {
    ko: '보기는 목록마다 20개까지 저장할 수 있어요. 쓰지 않는 보기를 지운 다음 저장해 주세요.',
    en: 'You can save up to 20 views of a list. Please delete one that you no longer need.',
    cn: '每个列表最多可保存20个视图，请先删除不用的视图。',
  },
});
