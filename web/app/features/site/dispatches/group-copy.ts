import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const groupCopy = defineCopy({
  who: { ko: '고르는 방법', en: 'Choose by', cn: '选择方式' },
  ways: {
    NAMES: { ko: '이름으로', en: 'Name', cn: '按姓名' },
    GROUP: { ko: '조건으로', en: 'Conditions', cn: '按条件' },
  },
  any: { ko: '상관없음', en: 'Any', cn: '不限' },
  result: { ko: '받을 회원', en: 'Members of the group', cn: '收件会员' },
  counting: { ko: '회원을 세고 있어요', en: 'Counting the members', cn: '正在统计会员' },
  count: {
    ko: (count: string) => `조건에 맞는 회원 ${count}명`,
    en: (count: string) => `${withPlural(count, 'member matches', 'members match')}`,
    cn: (count: string) => `符合条件的会员${count}人`,
  },
  unreachable: {
    ko: (count: string) => `이 가운데 ${count}명은 받을 주소가 없어 보내지 못해요`,
    en: (count: string) => `${count} of them cannot be reached: no address`,
    cn: (count: string) => `其中${count}人没有接收地址，无法发送`,
  },
  withoutConsent: {
    ko: (count: string) => `이 가운데 ${count}명은 광고 수신에 동의하지 않아 보내지 않아요`,
    en: (count: string) => `${count} of them have not agreed to advertising and receive nothing`,
    cn: (count: string) => `其中${count}人未同意接收广告，不会发送`,
  },
  tooLarge: {
    ko: '50,000명을 넘어 한 번에 보낼 수 없어요. 조건을 더 골라 주세요.',
    en: 'More than 50,000 members match. Please add a condition.',
    cn: '超过50,000人，无法一次发送，请增加条件。',
  },
  none: { ko: '조건에 맞는 회원이 없어요', en: 'No member matches', cn: '没有符合条件的会员' },
  first: { ko: '가장 최근에 가입한 회원', en: 'The newest of them', cn: '其中最近注册的会员' },
  trial: {
    act: { ko: '나에게 보내 보기', en: 'Try it on myself', cn: '发送给自己测试' },
    done: {
      ko: '나에게 보냈어요. 광고 표시와 수신 거부 방법은 실제로 보낼 때 붙어요.',
      en: 'Sent to yourself. The advertising label and the opt-out are added to the real ones.',
      cn: '已发送给自己。广告标识和退订方式将在正式发送时添加。',
    },
  },
});
