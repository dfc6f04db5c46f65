import { defineTexts } from '../../common/text.ts';

export const hashTagTexts = defineTexts('hashTags', {
  removeMany: { ko: '해시태그 {count}개 삭제', en: 'Delete {count} hashtags', cn: '删除{count}个话题标签' },
  nameRequired: {
    ko: '해시태그 이름을 적어 주세요',
    en: 'Please write the name of the hashtag',
    cn: '请填写话题标签名称',
  },
  nameTaken: {
    ko: '이미 있는 해시태그예요',
    en: 'This hashtag already exists',
    cn: '该话题标签已存在',
  },
  tooMany: {
    ko: '해시태그는 10개까지 붙일 수 있어요',
    en: 'Up to 10 hashtags can be added',
    cn: '最多可添加10个话题标签',
  },
  mergeTarget: {
    ko: '합칠 해시태그를 다시 골라 주세요',
    en: 'Choose another hashtag to merge into',
    cn: '请重新选择要合并到的话题标签',
  },
});
