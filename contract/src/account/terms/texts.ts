import { defineTexts } from '../../common/text.ts';

export const termsTexts = defineTexts('terms', {
  // Fixed by the specification.
  necessary: { ko: '필수', en: 'Required', cn: '必选' },
  optional: { ko: '선택', en: 'Optional', cn: '可选' },
  // Our own texts.
  codeInvalid: {
    ko: '코드는 영문 소문자, 숫자, 붙임표로 40자까지 쓸 수 있어요',
    en: 'Use up to 40 lowercase letters, digits and hyphens for the code',
    cn: '代码可使用小写字母、数字和连字符，最多40个字符',
  },
  codeTaken: {
    ko: '이미 쓰고 있는 코드예요',
    en: 'This code is already in use',
    cn: '该代码已被使用',
  },
  codeFixed: {
    ko: '기본 약관의 코드는 바꿀 수 없어요',
    en: 'The code of a basic text cannot be changed',
    cn: '基本条款的代码不可更改',
  },
  seeded: {
    ko: '기본 약관은 지울 수 없어요',
    en: 'The basic terms cannot be deleted',
    cn: '基本条款不可删除',
  },
  agreed: {
    ko: '동의한 회원이 있는 약관은 지울 수 없어요. 가입 화면에서 감춰 주세요.',
    en: 'Members have agreed to these terms, so they cannot be deleted. Hide them from the join form instead.',
    cn: '已有会员同意该条款，无法删除。请在注册页面中隐藏。',
  },
  dayPast: {
    ko: '시행일은 오늘 뒤의 날이어야 해요',
    en: 'Choose a day after today',
    cn: '生效日期须晚于今天',
  },
  inForce: {
    ko: '이미 시행한 판은 취소할 수 없어요',
    en: 'A version in force cannot be cancelled',
    cn: '已生效的版本不可取消',
  },
  tooMany: {
    ko: '약관은 100개까지 만들 수 있어요',
    en: 'There can be up to 100 terms',
    cn: '最多可创建100个条款',
  },
  orderIncomplete: {
    ko: '약관 목록이 바뀌었어요. 새로 고친 뒤 다시 옮겨 주세요.',
    en: 'The terms have changed. Reload and order them again.',
    cn: '条款列表已变化，请刷新后重新排序。',
  },
});
