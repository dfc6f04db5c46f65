import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: { ko: '탈퇴', en: 'Close account', cn: '注销账户' },
  stepper: { ko: '탈퇴 단계', en: 'Steps of closing', cn: '注销步骤' },
  steps: {
    notice: { ko: '안내', en: 'Before you go', cn: '须知' },
    password: { ko: '비밀번호 확인', en: 'Password', cn: '确认密码' },
    confirm: { ko: '탈퇴', en: 'Close', cn: '注销' },
    complete: { ko: '완료', en: 'Done', cn: '完成' },
  },
  notice: {
    title: { ko: '탈퇴하면 이렇게 돼요', en: 'What closing the account does', cn: '注销后的影响' },
    dataFirst: {
      ko: '탈퇴하기 전에 내 정보를 내려받을 수 있어요.',
      en: 'You can download your data before you close the account.',
      cn: '注销前您可以下载自己的信息。',
    },
    dataLink: { ko: '내 정보 내려받기', en: 'Download your data', cn: '下载我的信息' },
    out: {
      ko: '모든 기기에서 바로 로그아웃되고, 다시 로그인할 수 없어요.',
      en: 'You are logged out everywhere at once and cannot log in again.',
      cn: '所有设备将立即登出，且无法再次登录。',
    },
    openApplications: {
      ko: (n: number) => `진행 중인 지원 ${n}건이 취소돼요. 기업에는 이름과 지원일만 남아요.`,
      en: (n: number) =>
        `${n} open ${n === 1 ? 'application is' : 'applications are'} withdrawn. Companies keep your name and the date only.`,
      cn: (n: number) => `${n}份进行中的申请将被撤回，企业仅保留您的姓名和申请日期。`,
    },
    drafts: {
      ko: (n: number) => `작성 중인 지원서 ${n}건이 지워져요.`,
      en: (n: number) => `${n} unfinished ${n === 1 ? 'application is' : 'applications are'} deleted.`,
      cn: (n: number) => `${n}份填写中的申请将被删除。`,
    },
    resume: {
      ko: '이력서와 프로필 사진이 지워져요.',
      en: 'Your resume and profile picture are deleted.',
      cn: '简历和头像将被删除。',
    },
    likes: {
      ko: (n: number) => `관심 공고와 관심 기업 ${n}개가 사라져요.`,
      en: (n: number) =>
        `${n} saved ${n === 1 ? 'job or company disappears' : 'jobs and companies disappear'}.`,
      cn: (n: number) => `收藏的${n}个招聘和企业将消失。`,
    },
    acceptedApplications: {
      ko: (n: number) => `합격한 지원 ${n}건은 근로기준법에 따라 이름과 날짜만 3년 동안 남아요.`,
      en: (n: number) =>
        `Of ${n} accepted ${n === 1 ? 'application' : 'applications'} the name and the dates stay for three years, as labour law requires.`,
      cn: (n: number) => `根据劳动法规，${n}份已录用的申请仅保留姓名和日期3年。`,
    },
    ongoingRecruitments: {
      ko: (n: number) => `진행 중인 공고 ${n}개가 바로 마감돼요.`,
      en: (n: number) => `${n} open ${n === 1 ? 'job closes' : 'jobs close'} at once.`,
      cn: (n: number) => `${n}个进行中的职位将立即截止。`,
    },
    hiddenRecruitments: {
      ko: (n: number) => `작성 중이거나 숨긴 공고 ${n}개를 다시 열 수 없어요.`,
      en: (n: number) => `${n} draft or hidden ${n === 1 ? 'job' : 'jobs'} can never be opened again.`,
      cn: (n: number) => `${n}个草稿或隐藏职位将无法再次打开。`,
    },
    companyPage: {
      ko: '기업 페이지가 사라지고, 담당자와 파일 정보가 지워져요.',
      en: 'Your company page disappears; contacts and files are deleted.',
      cn: '企业主页将消失，联系人和文件信息将被删除。',
    },
    erased: {
      ko: (day: string) => `개인정보는 30일 동안 보관했다가 ${withParticle(day, '에')} 지워요.`,
      en: (day: string) => `Personal data are kept for 30 days and erased on ${day}.`,
      cn: (day: string) => `个人信息将保留30天，并于${day}删除。`,
    },
    username: {
      ko: '같은 아이디로는 다시 가입할 수 없어요. 같은 휴대전화로는 새로 가입할 수 있어요.',
      en: 'The user ID cannot be used again. You may join again with the same phone.',
      cn: '该用户名不可再次使用，但同一手机号可重新注册。',
    },
    next: { ko: '계속하기', en: 'Continue', cn: '继续' },
    stay: { ko: '탈퇴하지 않기', en: 'Keep my account', cn: '不注销' },
  },
  blocked: {
    title: {
      ko: '답을 기다리는 지원자가 있어 지금은 탈퇴할 수 없어요',
      en: 'You cannot leave while applicants are waiting for an answer',
      cn: '仍有申请人在等待答复，暂时无法注销',
    },
    body: {
      ko: '합격 여부를 정하거나 공고를 마감하면 탈퇴할 수 있어요.',
      en: 'Decide on them or close the jobs first.',
      cn: '请先确定录用结果或截止职位。',
    },
    applicants: {
      ko: (n: number) => `지원자 ${n}명`,
      en: (n: number) => `${n} ${n === 1 ? 'applicant' : 'applicants'}`,
      cn: (n: number) => `${n}名申请人`,
    },
  },
  password: {
    title: { ko: '본인인지 확인할게요', en: 'Let us make sure it is you', cn: '请确认是您本人' },
    label: { ko: '비밀번호', en: 'Password', cn: '密码' },
    next: { ko: '확인', en: 'Continue', cn: '确认' },
    back: { ko: '이전', en: 'Back', cn: '上一步' },
  },
  confirm: {
    title: { ko: '떠나는 이유를 알려 주세요', en: 'Why are you leaving?', cn: '请告诉我们注销的原因' },
    hint: {
      ko: '고르지 않아도 돼요. 서비스를 고치는 데만 써요.',
      en: 'Optional. We use it only to improve.',
      cn: '选填，仅用于改进服务。',
    },
    reasons: {
      DONE: { ko: '취업이나 채용을 마쳤어요', en: 'I found what I was looking for', cn: '已完成求职或招聘' },
      NOTHING_FITTING: {
        ko: '맞는 공고나 지원자가 없어요',
        en: 'Nothing or nobody fits',
        cn: '没有合适的职位或申请人',
      },
      HARD_TO_USE: { ko: '쓰기 불편해요', en: 'It is hard to use', cn: '使用不便' },
      TOO_MANY_MESSAGES: { ko: '알림이 너무 많아요', en: 'Too many messages', cn: '通知太多' },
      PRIVACY: { ko: '개인정보가 걱정돼요', en: 'I worry about my privacy', cn: '担心个人信息' },
      OTHER: { ko: '다른 이유', en: 'Another reason', cn: '其他原因' },
    },
    reason: { ko: '더 하고 싶은 말', en: 'Anything else', cn: '其他想说的话' },
    reasonHint: {
      ko: '개인정보는 쓰지 말아 주세요',
      en: 'Please do not write personal data',
      cn: '请勿填写个人信息',
    },
    agree: {
      ko: '안내를 모두 확인했고, 되돌릴 수 없다는 것을 알아요',
      en: 'I have read all of it and know that it cannot be undone',
      cn: '我已阅读全部须知，并知道此操作无法撤销',
    },
    submit: { ko: '탈퇴하기', en: 'Close my account', cn: '注销账户' },
  },
  complete: {
    title: { ko: '탈퇴를 마쳤어요', en: 'Your account is closed', cn: '账户已注销' },
    body: {
      ko: (day: string) =>
        `그동안 이음을 써 주셔서 고맙습니다. 개인정보는 ${withParticle(day, '에')} 지워져요.`,
      en: (day: string) => `Thank you for having used Ieum. Your personal data will be erased on ${day}.`,
      cn: (day: string) => `感谢您使用Ieum。您的个人信息将于${day}删除。`,
    },
    plain: {
      ko: '그동안 이음을 써 주셔서 고맙습니다. 개인정보는 30일 뒤에 지워져요.',
      en: 'Thank you for having used Ieum. Your personal data will be erased in 30 days.',
      cn: '感谢您使用Ieum。您的个人信息将在30天后删除。',
    },
    home: { ko: '홈으로', en: 'To the home page', cn: '返回首页' },
  },
});
