import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  loading: { ko: '불러오고 있어요', en: 'Loading', cn: '加载中' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  anyState: { ko: '모든 상태', en: 'Every state', cn: '全部状态' },
  answered: {
    ko: (name: string, when: string) => `${name} · ${when}에 답변`,
    en: (name: string, when: string) => `${name} · answered ${when}`,
    cn: (name: string, when: string) => `${name} · ${when}答复`,
  },
  files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
  previous: { ko: '이전 문의', en: 'Previous', cn: '上一条' },
  next: { ko: '다음 문의', en: 'Next', cn: '下一条' },
  contact: {
    phone: { ko: '연락처', en: 'Phone', cn: '电话' },
    email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    name: { ko: '이름', en: 'Name', cn: '姓名' },
    show: { ko: '연락처 보기', en: 'Show the contact details', cn: '查看联系方式' },
    title: { ko: '연락처를 볼까요?', en: 'Show the contact details?', cn: '查看联系方式？' },
    subtitle: {
      ko: '누가 왜 봤는지 기록돼요.',
      en: 'Who read them and why is recorded.',
      cn: '将记录查看人及原因。',
    },
    reasons: {
      call: { ko: '전화로 안내', en: 'To call', cn: '电话说明' },
      check: { ko: '본인 확인', en: 'To verify the identity', cn: '身份确认' },
    },
  },
});
