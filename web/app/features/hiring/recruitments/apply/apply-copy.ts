import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const applyCopy = defineCopy({
  region: { ko: '지원하기', en: 'Apply', cn: '应聘' },
  apply: { ko: '지원하기', en: 'Apply', cn: '应聘' },
  resume: { ko: '이어 쓰기', en: 'Continue', cn: '继续填写' },
  edit: { ko: '수정하기', en: 'Edit', cn: '编辑' },
  applicants: { ko: '지원자 보기', en: 'See applicants', cn: '查看申请人' },
  applyAtSource: { ko: '원문에서 지원하기', en: 'Apply at the source', cn: '前往原文应聘' },
  closes: { ko: '마감', en: 'deadline', cn: '截止' },
  questions: {
    ko: (n: number) => `질문 ${n}개에 답해요`,
    en: (n: number) => `${n} ${n === 1 ? 'question' : 'questions'} to answer`,
    cn: (n: number) => `需回答${n}个问题`,
  },
  share: { ko: '공유', en: 'Share', cn: '分享' },
  copied: { ko: '공고 주소를 복사했어요', en: 'The address is copied', cn: '已复制招聘地址' },
  notCopied: {
    ko: '주소를 복사하지 못했어요. 주소창의 주소를 복사해 주세요.',
    en: 'The address could not be copied. Please copy it from the address bar.',
    cn: '地址复制失败，请从地址栏复制。',
  },
  print: { ko: '이 공고 인쇄하기', en: 'Print this posting', cn: '打印此招聘' },
  draft: {
    ko: '작성 중이던 지원서가 있어요',
    en: 'You have an unfinished application',
    cn: '您有未完成的应聘表',
  },
  applied: {
    ko: (day: string) => `${withParticle(day, '에')} 지원했어요`,
    en: (day: string) => `You applied on ${day}`,
    cn: (day: string) => `您已于${day}应聘`,
  },
  accepted: { ko: '합격한 공고예요', en: 'You were accepted here', cn: '您已被录用' },
  revoked: {
    ko: '지원을 취소한 공고예요. 다시 지원할 수 있어요.',
    en: 'You withdrew your application. You can apply again.',
    cn: '您已取消应聘，可以重新应聘。',
  },
  seeApplication: { ko: '지원 현황 보기', en: 'See my applications', cn: '查看投递进度' },
  revoke: { ko: '지원 취소', en: 'Withdraw', cn: '取消应聘' },
  revokeTitle: { ko: '지원을 취소할까요?', en: 'Withdraw your application?', cn: '要取消应聘吗？' },
  revokeBody: {
    ko: '기업이 지원서를 더 이상 볼 수 없고, 잡혀 있던 면담과 면접도 취소돼요. 기업에 취소를 알려요.',
    en: 'The company can no longer see your application, and planned meetings and interviews are cancelled. The company is notified.',
    cn: '企业将无法再查看您的应聘表，已约定的面谈和面试也会取消，并会通知企业。',
  },
  revokeNow: { ko: '지원 취소하기', en: 'Withdraw', cn: '取消应聘' },
  revokedNow: { ko: '지원을 취소했어요', en: 'Your application is withdrawn', cn: '已取消应聘' },
  fromSource: {
    ko: (name: string) => `${name}에서 가져온 공고예요. 지원은 원문 사이트에서 받아요.`,
    en: (name: string) => `This posting comes from ${name}. Applications are taken at the original site.`,
    cn: (name: string) => `此招聘来自${name}，请在原网站应聘。`,
  },
  sourceWithoutLink: {
    ko: (name: string) => `${name}에서 가져온 공고예요. 지원 방법은 본문을 확인해 주세요.`,
    en: (name: string) => `This posting comes from ${name}. See the description for how to apply.`,
    cn: (name: string) => `此招聘来自${name}，应聘方法请查看正文。`,
  },
  over: {
    CANCELED: { ko: '취소된 공고예요', en: 'This opening was cancelled', cn: '此招聘已取消' },
    HIRED: {
      ko: '채용이 끝나서 마감했어요',
      en: 'The position has been filled',
      cn: '已招满，招聘结束',
    },
    COMPANY: { ko: '기업이 접수를 마쳤어요', en: 'The company closed this opening', cn: '企业已结束招聘' },
    DEADLINE: { ko: '접수가 끝났어요', en: 'The application period is over', cn: '应聘已截止' },
  },
  closedAt: {
    ko: (moment: string) => `${moment}에 마감했어요`,
    en: (moment: string) => `Closed ${moment}`,
    cn: (moment: string) => `${moment}已截止`,
  },
  opensAt: {
    ko: (moment: string) => `${moment}부터 지원할 수 있어요`,
    en: (moment: string) => `Applications open ${moment}`,
    cn: (moment: string) => `${moment}起可应聘`,
  },
  toSimilar: { ko: '비슷한 공고 보기', en: 'See similar openings', cn: '查看相似招聘' },
});
