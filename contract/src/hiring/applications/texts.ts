import { defineTexts } from '../../common/text.ts';

export const applicationTexts = defineTexts('applications', {
  notStarted: {
    ko: '아직 접수를 시작하지 않은 공고예요',
    en: 'Applications for this job have not opened yet',
    cn: '该职位尚未开始接受申请',
  },
  deadlinePassed: {
    ko: '지원 기간이 끝난 공고예요',
    en: 'The application period for this job is over',
    cn: '该职位的申请期限已过',
  },
  finished: {
    ko: '모집을 마감한 공고예요',
    en: 'This job is closed',
    cn: '该职位已截止招聘',
  },
  canceled: {
    ko: '모집이 취소된 공고예요',
    en: 'This job was canceled',
    cn: '该职位已取消招聘',
  },
  hidden: {
    ko: '지금은 볼 수 없는 공고예요',
    en: 'This job is not shown at the moment',
    cn: '该职位目前不可查看',
  },
  alreadyApplied: {
    ko: '이미 지원한 공고예요',
    en: 'You have already applied to this job',
    cn: '您已申请过该职位',
  },
  notWelcome: {
    ko: '이 기업의 공고에는 지원할 수 없어요',
    en: 'You cannot apply to this company’s jobs',
    cn: '您无法申请该企业的职位',
  },
  notWriting: {
    ko: '제출한 지원서는 고칠 수 없어요',
    en: 'A submitted application cannot be changed',
    cn: '已提交的申请无法修改',
  },
  revokedReopen: {
    ko: '취소한 지원이에요. 다시 쓰기를 눌러 주세요.',
    en: 'You withdrew this application. Please start it again.',
    cn: '该申请已撤回，请重新填写。',
  },
  notApplied: {
    ko: '제출한 지원만 취소할 수 있어요',
    en: 'Only a submitted application can be withdrawn',
    cn: '只有已提交的申请可以撤回',
  },
  acceptedStays: {
    ko: '합격한 지원은 취소할 수 없어요',
    en: 'An accepted application cannot be withdrawn',
    cn: '已录用的申请无法撤回',
  },
  overStays: {
    ko: '지금은 취소할 수 없는 지원이에요',
    en: 'This application cannot be withdrawn now',
    cn: '目前无法撤回该申请',
  },
  draftOnly: {
    ko: '작성 중인 지원서만 지울 수 있어요',
    en: 'Only a draft can be deleted',
    cn: '只能删除填写中的申请',
  },
  incomplete: {
    ko: '아직 채우지 않은 항목이 있어요',
    en: 'Some items are not filled in yet',
    cn: '还有未填写的项目',
  },
  answerRequired: {
    ko: '질문에 답해 주세요',
    en: 'Please answer this question',
    cn: '请回答此问题',
  },
  questionUnknown: {
    ko: '이 공고에 없는 질문이에요',
    en: 'This job has no such question',
    cn: '该职位没有此问题',
  },
  choiceUnknown: {
    ko: '보기에서 골라 주세요',
    en: 'Please choose one of the answers',
    cn: '请从选项中选择',
  },
  recordUnknown: {
    ko: '고를 수 없는 활동 기록이에요',
    en: 'This activity record cannot be chosen',
    cn: '无法选择该活动记录',
  },
  reasonNeeded: {
    ko: '내려받는 이유를 적어 주세요',
    en: 'Please say why you are downloading this',
    cn: '请填写下载原因',
  },
});
