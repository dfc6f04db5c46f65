import { defineCopy } from '#lib/format/copy.ts';

export const acceptedApplicantsCopy = defineCopy({
  label: { ko: '합격자 목록', en: 'Accepted applicants', cn: '录用者列表' },
  acceptedAt: { ko: '합격한 날', en: 'Accepted', cn: '录用日' },
  certification: { ko: '경력 인증', en: 'Certification', cn: '经历认证' },
  certified: {
    ko: (day: string) => `${day} 인증`,
    en: (day: string) => `Certified ${day}`,
    cn: (day: string) => `${day} 已认证`,
  },
  certify: { ko: '인증하기', en: 'Certify', cn: '认证' },
  certifyOf: {
    ko: (name: string) => `${name} 님의 경력 인증`,
    en: (name: string) => `Certify ${name}`,
    cn: (name: string) => `认证${name}的经历`,
  },
  certifyHint: {
    ko: '인증하면 지원자의 경력 기록에 남아요.',
    en: 'It is kept in the applicant’s records.',
    cn: '认证后将记录在申请人的工作经历中。',
  },
  withdraw: { ko: '인증 취소', en: 'Withdraw', cn: '取消认证' },
  withdrawAsk: {
    ko: (name: string) => `${name} 님의 경력 인증을 취소할까요?`,
    en: (name: string) => `Withdraw the certification of ${name}?`,
    cn: (name: string) => `取消${name}的经历认证吗？`,
  },
  withdrawBody: {
    ko: '지원자의 경력 기록에서 사라져요.',
    en: 'It disappears from the applicant’s records.',
    cn: '将从申请人的工作经历中移除。',
  },
  employmentType: { ko: '고용 형태', en: 'Employment type', cn: '雇佣类型' },
  jobDescription: { ko: '맡은 일', en: 'Job', cn: '工作内容' },
  startsAt: { ko: '근무 시작', en: 'From', cn: '工作开始' },
  endsAt: { ko: '근무 종료', en: 'Until', cn: '工作结束' },
  done: { ko: '경력을 인증했어요', en: 'Certified', cn: '已认证' },
  withdrawn: { ko: '경력 인증을 취소했어요', en: 'The certification is withdrawn', cn: '已取消认证' },
});
