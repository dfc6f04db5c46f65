import { defineTexts } from '../../common/text.ts';

/** The columns of the workbook from which hashtags are imported. */
export const hashTagImportTexts = defineTexts('hashTagImport', {
  name: { ko: '해시태그', en: 'Hashtag', cn: '话题标签' },
  nameAbout: {
    ko: '30자까지, #은 빼도 돼요. 띄어쓰기와 대소문자만 다르면 같은 해시태그라서, 있는 것의 표기를 바꿔요.',
    en: 'Up to 30 characters, with or without #. Names that differ only in spaces and case are one tag, whose spelling is changed.',
    cn: '最多30个字符，可省略#。仅空格或大小写不同的名称视为同一标签，并更改其写法。',
  },
  nameExample: { ko: '무역사무', en: 'Trade affairs', cn: '贸易事务' },
  index: { ko: '순서', en: 'Order', cn: '顺序' },
  indexAbout: {
    ko: '0부터 10,000까지, 작은 수를 먼저 추천해요. 비우면 새 해시태그는 0, 있는 것은 그대로예요.',
    en: 'From 0 to 10,000, the smallest is suggested first. Empty: 0 for a new tag, an existing one stays.',
    cn: '0至10,000，数字小的优先推荐。留空时新标签为0，已有标签不变。',
  },
  indexExample: { ko: '10', en: '10', cn: '10' },
  isActive: { ko: '사용 여부', en: 'In use', cn: '是否使用' },
  isActiveAbout: {
    ko: '비우면 새 해시태그는 사용, 있는 것은 그대로예요. 쓰지 않는 것은 추천하지 않고 보이지 않아요.',
    en: 'Empty: a new tag is in use, an existing one stays. One that is not is neither suggested nor shown.',
    cn: '留空时新标签为使用，已有标签不变。停用的标签不推荐也不显示。',
  },
  active: { ko: '사용', en: 'In use', cn: '使用' },
  inactive: { ko: '사용 안 함', en: 'Not in use', cn: '停用' },
});
