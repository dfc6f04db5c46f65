import { defineTexts } from '../../common/text.ts';

export const levelTexts = defineTexts('levels', {
  codeInvalid: {
    ko: '코드는 영문 소문자, 숫자, 붙임표로 40자까지 쓸 수 있어요',
    en: 'Use up to 40 lowercase letters, digits and hyphens for the code',
    cn: '代码可使用小写字母、数字和连字符，最多40个字符',
  },
  codeTaken: { ko: '이미 쓰고 있는 코드예요', en: 'This code is already in use', cn: '该代码已被使用' },
  nameRequired: { ko: '등급 이름을 적어 주세요', en: 'Please name the level', cn: '请填写等级名称' },
  pointsNegative: { ko: '0보다 작을 수 없어요', en: 'This cannot be below 0', cn: '不能小于0' },
  tooMany: {
    ko: '등급은 100개까지 만들 수 있어요',
    en: 'There can be up to 100 levels',
    cn: '最多可创建100个等级',
  },
  isDefault: {
    ko: '기본 등급은 지울 수 없어요. 다른 등급을 기본으로 정한 뒤 지워 주세요.',
    en: 'The default level cannot be deleted. Make another level the default first.',
    cn: '默认等级无法删除，请先将其他等级设为默认。',
  },
  needsDefault: {
    ko: '기본 등급은 하나 있어야 해요. 다른 등급을 기본으로 정해 주세요.',
    en: 'One level must be the default. Make another level the default instead.',
    cn: '必须有一个默认等级，请将其他等级设为默认。',
  },
  hasMembers: {
    ko: '이 등급에 회원이 {count}명 있어요. 옮길 등급을 골라 주세요.',
    en: '{count} members have this level. Choose the level to move them to.',
    cn: '该等级有{count}名会员，请选择要转移到的等级。',
  },
  moveToItself: {
    ko: '옮길 등급을 다시 골라 주세요',
    en: 'Choose another level to move them to',
    cn: '请重新选择要转移到的等级',
  },
  orderIncomplete: {
    ko: '등급 목록이 바뀌었어요. 새로 고친 뒤 다시 옮겨 주세요.',
    en: 'The levels have changed. Reload and order them again.',
    cn: '等级列表已变化，请刷新后重新排序。',
  },
});
