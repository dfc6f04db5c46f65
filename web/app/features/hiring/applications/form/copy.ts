import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '지원서 쓰기', en: 'Your application', cn: '填写应聘表' },
  close: { ko: '지원서 쓰기 그만두기', en: 'Stop writing', cn: '停止填写' },
  steps: {
    resume: { ko: '이력서', en: 'Résumé', cn: '简历' },
    records: { ko: '활동 기록', en: 'Records', cn: '活动记录' },
    questions: { ko: '질문 답변', en: 'Questions', cn: '回答问题' },
    review: { ko: '제출', en: 'Submit', cn: '提交' },
  },
  stepsLabel: { ko: '지원 단계', en: 'Steps of the application', cn: '应聘步骤' },
  stepOf: {
    ko: (position: number, total: number) => `${position} / ${total}`,
    en: (position: number, total: number) => `${position} / ${total}`,
    cn: (position: number, total: number) => `${position} / ${total}`,
  },
  progress: {
    ko: (position: number, total: number, name: string) => `${total}단계 중 ${position}단계 ${name}`,
    en: (position: number, total: number, name: string) => `Step ${position} of ${total}: ${name}`,
    cn: (position: number, total: number, name: string) => `共${total}步，第${position}步 ${name}`,
  },
  previous: { ko: '이전', en: 'Back', cn: '上一步' },
  next: { ko: '다음', en: 'Next', cn: '下一步' },
  submit: { ko: '지원하기', en: 'Submit application', cn: '提交应聘' },
  idle: { ko: '쓰는 대로 저장해요', en: 'Saved as you write', cn: '填写内容会自动保存' },
  loadFailed: {
    ko: '지원서를 열지 못했어요',
    en: 'The application could not be opened',
    cn: '无法打开应聘表',
  },
  backToRecruitment: { ko: '공고로 돌아가기', en: 'Back to the posting', cn: '返回招聘' },
  toApplied: { ko: '지원 현황 보기', en: 'See my applications', cn: '查看投递进度' },
  resumeTitle: {
    ko: '이 이력서로 지원할게요',
    en: 'You apply with this résumé',
    cn: '使用此简历应聘',
  },
  resumeHint: {
    ko: (percent: number) => `완성도 ${percent}%예요. 제출할 때의 이력서가 그대로 전해져요.`,
    en: (percent: number) => `It is ${percent}% complete. The company gets it as it is when you submit.`,
    cn: (percent: number) => `完成度${percent}%。提交时的简历将原样发送。`,
  },
  editResume: { ko: '이력서 고치기', en: 'Edit résumé', cn: '修改简历' },
  recordsTitle: {
    ko: '함께 보낼 활동 기록을 골라 주세요',
    en: 'Choose the records to send along',
    cn: '请选择要一起发送的活动记录',
  },
  recordsEmpty: { ko: '아직 기록이 없어요', en: 'No records yet', cn: '暂无记录' },
  recordsEmptyHint: {
    ko: '근무를 마치면 기록이 여기에 쌓여요. 지금은 그대로 넘어가도 돼요.',
    en: 'Records gather here after you have worked. You can go on without them.',
    cn: '完成工作后记录会显示在此处。现在可以直接继续。',
  },
  questionsTitle: {
    ko: (n: number) => `질문 ${n}개에 답해 주세요`,
    en: (n: number) => (n === 1 ? 'Please answer one question' : `Please answer ${n} questions`),
    cn: (n: number) => `请回答${n}个问题`,
  },
  questionsHint: {
    ko: (company: string) => `답변은 ${company} 채용 담당자만 볼 수 있어요.`,
    en: (company: string) => `Only the recruiters of ${company} see your answers.`,
    cn: (company: string) => `只有${company}的招聘负责人可以看到您的回答。`,
  },
  descriptiveHint: {
    ko: '구체적인 사례나 숫자로 적으면 더 잘 전해져요',
    en: 'Examples and numbers read best',
    cn: '用具体事例或数字说明更有说服力',
  },
  optional: { ko: '(선택)', en: '(optional)', cn: '（选填）' },
  lengthOf: {
    ko: (length: string, max: string) => `${length} / ${max}`,
    en: (length: string, max: string) => `${length} / ${max}`,
    cn: (length: string, max: string) => `${length} / ${max}`,
  },
  reviewTitle: {
    ko: '제출하면 고칠 수 없어요. 한 번 더 확인해 주세요.',
    en: 'You cannot change it after submitting. Please check once more.',
    cn: '提交后无法修改，请再次确认。',
  },
  reviewHint: {
    ko: (company: string) => `아래 내용이 ${company}에 전해져요.`,
    en: (company: string) => `This is what ${company} will receive.`,
    cn: (company: string) => `以下内容将发送给${company}。`,
  },
  answers: { ko: '질문 답변', en: 'Your answers', cn: '问题回答' },
  noAnswer: { ko: '답하지 않았어요', en: 'Not answered', cn: '未回答' },
  change: { ko: '바꾸기', en: 'Change', cn: '修改' },
  changeOf: {
    ko: (step: string) => `${step} 바꾸기`,
    en: (step: string) => `Change ${step}`,
    cn: (step: string) => `修改${step}`,
  },
  missingTitle: {
    ko: '제출하기 전에 채워 주세요',
    en: 'Please fill these in first',
    cn: '提交前请填写以下内容',
  },
  missing: {
    name: { ko: '이력서에 이름이 없어요', en: 'The résumé has no name', cn: '简历中没有姓名' },
    phone: {
      ko: '이력서에 휴대전화 번호가 없어요',
      en: 'The résumé has no phone number',
      cn: '简历中没有手机号码',
    },
    email: { ko: '이력서에 이메일이 없어요', en: 'The résumé has no e-mail', cn: '简历中没有邮箱' },
    question: {
      ko: (n: number) => `${n}번 질문에 답해 주세요`,
      en: (n: number) => `Please answer question ${n}`,
      cn: (n: number) => `请回答第${n}个问题`,
    },
    reported: {
      ko: (section: string, text: string) => `이력서의 ${section}: ${text}`,
      en: (section: string, text: string) => `${section} of the résumé: ${text}`,
      cn: (section: string, text: string) => `简历的${section}：${text}`,
    },
  },
  left: {
    resume: {
      ko: '이력서에 꼭 필요한 내용이 빠졌어요',
      en: 'The résumé lacks something needed',
      cn: '简历缺少必填内容',
    },
    questions: {
      ko: (n: number) => `질문 ${n}개가 남았어요`,
      en: (n: number) => (n === 1 ? 'One question left' : `${n} questions left`),
      cn: (n: number) => `还有${n}个问题`,
    },
    all: {
      ko: (n: number) => `채울 내용이 ${n}개 남았어요`,
      en: (n: number) => (n === 1 ? 'One thing is missing' : `${n} things are missing`),
      cn: (n: number) => `还有${n}项待填写`,
    },
  },
  deadline: {
    soon: {
      ko: (at: string, hours: number) => `${at}에 마감해요. ${hours}시간 안에 지원해 주세요.`,
      en: (at: string, hours: number) => `Closes ${at}. Please apply within ${hours} h.`,
      cn: (at: string, hours: number) => `${at}截止，请在${hours}小时内提交。`,
    },
    over: {
      ko: '접수가 끝나서 제출할 수 없어요. 쓴 내용은 그대로 남아 있어요.',
      en: 'Applications are closed. What you wrote is kept.',
      cn: '受理已结束，无法提交。填写的内容已保留。',
    },
  },
  aside: {
    label: { ko: '지원하는 공고', en: 'The posting', cn: '应聘的招聘' },
    deadline: { ko: '마감', en: 'deadline', cn: '截止' },
    resume: {
      ko: (percent: number) => `기본 이력서 · 완성도 ${percent}%`,
      en: (percent: number) => `My résumé · ${percent}% complete`,
      cn: (percent: number) => `基本简历 · 完成度${percent}%`,
    },
    emptyResume: {
      ko: '학력, 경력, 자기소개가 비어 있어요',
      en: 'No education, career or cover letter yet',
      cn: '尚未填写学历、经历和自我介绍',
    },
    records: {
      ko: (n: number) => `${n}개를 골랐어요`,
      en: (n: number) => `${n} chosen`,
      cn: (n: number) => `已选择${n}项`,
    },
    questions: {
      ko: (done: number, total: number) => `${total}개 중 ${done}개를 썼어요`,
      en: (done: number, total: number) => `${done} of ${total} answered`,
      cn: (done: number, total: number) => `共${total}个，已回答${done}个`,
    },
    done: { ko: '준비됨', en: 'ready', cn: '已就绪' },
    open: { ko: '남은 내용 있음', en: 'something is left', cn: '有待填写内容' },
    note: {
      ko: '제출하면 고칠 수 없어요. 마지막 단계에서 한 번 더 확인해요.',
      en: 'You cannot change it after submitting. The last step shows everything once more.',
      cn: '提交后无法修改。最后一步会再次确认。',
    },
  },
  done: {
    title: {
      ko: (company: string) => `${company}에 지원했어요`,
      en: (company: string) => `You applied to ${company}`,
      cn: (company: string) => `已向${company}提交应聘`,
    },
    body: {
      ko: '결과는 지원 현황에서 볼 수 있어요.',
      en: 'You can follow it in your applications.',
      cn: '可在投递进度中查看结果。',
    },
  },
});
