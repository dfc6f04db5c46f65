import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: { ko: '약관', en: 'Terms', cn: '条款' },
  listLabel: { ko: '약관 목록', en: 'Terms', cn: '条款列表' },
  hint: {
    ko: '가입 화면에 보이는 순서예요. 내용을 고치면 판이 하나 올라가요.',
    en: 'In the order of the sign-up form. A changed text becomes a new version.',
    cn: '按注册页面的显示顺序排列。修改内容后版本号加一。',
  },
  add: { ko: '약관 쓰기', en: 'Add terms', cn: '添加条款' },
  edit: { ko: '약관 고치기', en: 'Edit terms', cn: '编辑条款' },
  back: { ko: '약관 목록', en: 'Terms', cn: '条款列表' },
  audiences: {
    ALL: { ko: '모두', en: 'Everyone', cn: '全部' },
    PERSON: { ko: '개인', en: 'People', cn: '个人' },
    COMPANY: { ko: '기업', en: 'Companies', cn: '企业' },
  },
  hidden: { ko: '가입 화면에서 감췄어요', en: 'Hidden from sign-up', cn: '注册页面中隐藏' },
  version: {
    ko: (n: number) => `${n}판`,
    en: (n: number) => `v${n}`,
    cn: (n: number) => `第${n}版`,
  },
  empty: {
    title: { ko: '아직 약관이 없어요', en: 'There are no terms yet', cn: '暂无条款' },
    hint: {
      ko: '가입할 때 동의받을 약관을 써 주세요.',
      en: 'Write the terms that members agree to when they sign up.',
      cn: '请添加会员注册时需要同意的条款。',
    },
  },
  form: { ko: '가입 화면에 보일 약관', en: 'Terms as sign-up shows them', cn: '注册页面显示的条款' },
  fields: {
    subject: { ko: '제목', en: 'Subject', cn: '标题' },
    code: { ko: '코드', en: 'Code', cn: '代码' },
    codeHint: {
      ko: '영문 소문자, 숫자, 붙임표만 쓸 수 있어요. 예: marketing',
      en: 'Lowercase letters, digits and hyphens, for example marketing',
      cn: '仅可使用小写字母、数字和连字符，例如 marketing',
    },
    codeFixed: {
      ko: '기본 약관의 코드는 바꿀 수 없어요',
      en: 'The code of a basic text cannot be changed',
      cn: '基本条款的代码不可更改',
    },
    audience: { ko: '누가 동의하나요?', en: 'Who agrees to it?', cn: '由谁同意？' },
    necessary: { ko: '필수로 동의해야 해요', en: 'Agreement is required', cn: '必须同意' },
    necessaryHint: {
      ko: '끄면 선택 약관이 돼요.',
      en: 'Turned off, agreeing is optional.',
      cn: '关闭后为可选条款。',
    },
    listed: { ko: '가입 화면에 보여요', en: 'Shown in the sign-up form', cn: '在注册页面显示' },
    effectiveOn: { ko: '시행일', en: 'In force from', cn: '生效日期' },
    note: { ko: '바뀐 점', en: 'What changes', cn: '变更内容' },
    index: { ko: '순서', en: 'Order', cn: '顺序' },
    indexHint: {
      ko: '작은 숫자가 먼저 보여요.',
      en: 'Smaller numbers come first.',
      cn: '数字越小越靠前。',
    },
    content: { ko: '내용', en: 'Text', cn: '内容' },
  },
  versionNow: {
    ko: (n: number, when: string) => `지금 ${n}판 · ${withParticle(when, '에')} 고쳤어요`,
    en: (n: number, when: string) => `Version ${n}, changed ${when}`,
    cn: (n: number, when: string) => `当前第${n}版 · ${when}修改`,
  },
  versionNext: {
    ko: '저장하면 새 판이 돼요. 지금까지의 동의는 그때의 판으로 남아요.',
    en: 'Saving makes a new version. Agreements so far stay with their version.',
    cn: '保存后成为新版本。已有的同意记录保留其版本。',
  },
  fromWhenHint: {
    ko: '비워 두면 저장하자마자 시행해요. 약관을 바꾸면 7일, 회원에게 불리하면 30일 전부터 알려야 해요. 그동안 새 판은 미리 읽을 수 있어요.',
    en: 'Left empty, it is in force once saved. The law asks for 7 days of notice, for 30 where the change is to the members’ disadvantage. Until then the new version can be read in advance.',
    cn: '留空则保存后立即生效。修改条款须提前7天公告，对会员不利的变更须提前30天。在此期间可预先阅读新版。',
  },
  inDays: {
    ko: (days: number) => `${days}일 뒤`,
    en: (days: number) => `In ${days} days`,
    cn: (days: number) => `${days}天后`,
  },
  noteHint: {
    ko: '무엇을 왜 바꾸는지 회원이 새 판 위에서 읽어요.',
    en: 'Members read above the new version what changes and why.',
    cn: '会员将在新版上方看到变更内容与原因。',
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (subject: string) => `‘${subject}’ 약관을 저장했어요`,
    en: (subject: string) => `‘${subject}’ is saved`,
    cn: (subject: string) => `已保存“${subject}”`,
  },
  remove: {
    act: { ko: '약관 지우기', en: 'Delete terms', cn: '删除条款' },
    seeded: {
      ko: '기본 약관은 지울 수 없어요',
      en: 'The basic terms cannot be deleted',
      cn: '基本条款不可删除',
    },
    title: {
      ko: (subject: string) => `‘${subject}’ 약관을 지울까요?`,
      en: (subject: string) => `Delete ‘${subject}’?`,
      cn: (subject: string) => `删除“${subject}”？`,
    },
    body: {
      ko: '지우면 되돌릴 수 없어요. 동의한 회원이 있으면 지울 수 없어요.',
      en: 'This cannot be undone. Terms that members have agreed to cannot be deleted.',
      cn: '删除后无法恢复。已有会员同意的条款不可删除。',
    },
    done: {
      ko: (subject: string) => `‘${subject}’ 약관을 지웠어요`,
      en: (subject: string) => `‘${subject}’ is deleted`,
      cn: (subject: string) => `已删除“${subject}”`,
    },
  },
});
