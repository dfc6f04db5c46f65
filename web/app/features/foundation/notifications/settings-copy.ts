import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: { ko: '알림 설정', en: 'Message settings', cn: '通知设置' },
  hint: {
    ko: '알림함에는 늘 남아요. 이메일과 문자로도 받을지 골라 주세요.',
    en: 'The inbox always keeps everything. Choose what you also want by e-mail and SMS.',
    cn: '通知中心始终保留全部通知。请选择是否同时通过邮件和短信接收。',
  },
  table: { ko: '무엇을 어떻게 받을지', en: 'What to receive and how', cn: '接收内容与方式' },
  what: { ko: '내용', en: 'About', cn: '内容' },
  inbox: { ko: '알림함', en: 'Inbox', cn: '通知中心' },
  always: { ko: '항상', en: 'Always', cn: '始终' },
  email: { ko: '이메일', en: 'E-mail', cn: '邮件' },
  sms: { ko: '문자', en: 'SMS', cn: '短信' },
  groups: {
    HIRING: {
      name: { ko: '지원·채용 진행', en: 'Applications and hiring', cn: '应聘与招聘进展' },
      hint: {
        ko: '지원 접수, 단계 변경, 결과, 새 지원자, 강의 질문의 답변',
        en: 'Receipts, stages, results, new applicants, answers in lectures',
        cn: '申请提交、阶段变化、结果、新申请人、讲座提问的答复',
      },
    },
    URGENT: {
      name: { ko: '급한 알림', en: 'Urgent', cn: '紧急通知' },
      hint: {
        ko: '화상 면접에서 곧 내 차례일 때',
        en: 'Your turn in a video interview comes up',
        cn: '视频面试即将轮到您时',
      },
    },
    DEADLINE: {
      name: { ko: '마감 알림', en: 'Deadlines', cn: '截止提醒' },
      hint: {
        ko: '관심 공고와 쓰던 지원서의 마감, 끝난 공고',
        en: 'Saved jobs and drafts that close soon, jobs that have closed',
        cn: '关注职位与草稿的截止、已截止的招聘',
      },
    },
    OPERATION: {
      name: { ko: '운영 알림', en: 'Operations', cn: '运营通知' },
      hint: { ko: '승인을 기다리는 기업', en: 'Companies waiting for approval', cn: '等待审核的企业' },
    },
  },
  advertising: {
    name: { ko: '이음 소식 (광고)', en: 'News from Ieum (advertising)', cn: 'Ieum资讯（广告）' },
    hint: {
      ko: '새 공고와 매칭 행사, 교육과 설명회, 혜택 소식',
      en: 'New jobs, matching events, courses and benefits',
      cn: '新职位、对接活动、培训与说明会、优惠资讯',
    },
  },
  night: {
    name: {
      ko: '밤 9시부터 아침 8시 사이에도 문자 받기',
      en: 'Also by SMS between 9 p.m. and 8 a.m.',
      cn: '晚9点至早8点也接收短信',
    },
    hint: {
      ko: '끄면 밤에 보낼 문자를 아침 8시에 보내요.',
      en: 'Otherwise it waits until 8 a.m.',
      cn: '关闭后，夜间短信将于早8点发送。',
    },
  },
  agreed: {
    ko: (day: string) => `${withParticle(day, '에')} 동의했어요. 언제든 끌 수 있어요.`,
    en: (day: string) => `Agreed on ${day}. You can turn it off at any time.`,
    cn: (day: string) => `于${day}同意，可随时关闭。`,
  },
  notAgreed: {
    ko: '켜지 않아도 서비스를 모두 이용할 수 있어요.',
    en: 'You can use everything without it.',
    cn: '不开启也可使用全部服务。',
  },
  exceptions: {
    ko: '인증번호와 가입 승인 결과는 설정과 관계없이 보내요.',
    en: 'Codes and the result of an approval are sent regardless.',
    cn: '验证码与审核结果不受此设置影响。',
  },
  saved: { ko: '알림 설정을 저장했어요', en: 'Message settings saved', cn: '通知设置已保存' },
  said: {
    yes: {
      ko: (day: string) => `${withParticle(day, '에')} 이음 소식 받기에 동의했어요`,
      en: (day: string) => `On ${day} you agreed to news from Ieum`,
      cn: (day: string) => `您于${day}同意接收Ieum的资讯`,
    },
    no: {
      ko: (day: string) => `${withParticle(day, '에')} 이음 소식 받기를 껐어요`,
      en: (day: string) => `On ${day} you turned off news from Ieum`,
      cn: (day: string) => `您于${day}关闭了Ieum的资讯`,
    },
  },
});
