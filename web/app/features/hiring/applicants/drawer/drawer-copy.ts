import { defineCopy } from '#lib/format/copy.ts';

export const drawerCopy = defineCopy({
  title: { ko: '지원서', en: 'Application', cn: '申请' },
  loading: { ko: '지원서를 불러오고 있어요', en: 'Loading the application', cn: '正在加载申请' },
  loadingBoard: { ko: '지원자를 불러오고 있어요', en: 'Loading the applicants', cn: '正在加载申请人' },
  previous: { ko: '이전 지원자 (K)', en: 'Previous applicant (K)', cn: '上一位申请人（K）' },
  next: { ko: '다음 지원자 (J)', en: 'Next applicant (J)', cn: '下一位申请人（J）' },
  pdf: { ko: 'PDF로 내려받기', en: 'Download as PDF', cn: '下载PDF' },
  pdfMenu: {
    masked: { ko: '연락처를 가린 PDF', en: 'PDF with contacts masked', cn: '隐藏联系方式的PDF' },
    whole: { ko: '연락처까지 담은 PDF', en: 'PDF with contacts', cn: '包含联系方式的PDF' },
    recorded: {
      ko: (name: string) => `${name} 님도 누가 왜 열람했는지 볼 수 있어요.`,
      en: (name: string) => `${name} can see who read it and why.`,
      cn: (name: string) => `${name}可以看到谁因何查看。`,
    },
    reasons: {
      interview: { ko: '면접 연락', en: 'To arrange an interview', cn: '联系面试' },
      review: { ko: '내부 검토', en: 'Internal review', cn: '内部评审' },
      hiring: { ko: '입사 절차', en: 'Hiring paperwork', cn: '入职手续' },
    },
    act: { ko: '내려받기', en: 'Download', cn: '下载' },
  },
  print: { ko: '인쇄', en: 'Print', cn: '打印' },
  certified: {
    ko: (day: string) => `${day} 경력 인증`,
    en: (day: string) => `Certified ${day}`,
    cn: (day: string) => `${day} 已认证`,
  },
  parts: { ko: '지원서 내용', en: 'Parts of the application', cn: '申请内容' },
  contacts: {
    show: { ko: '연락처 보기', en: 'Show contacts', cn: '显示联系方式' },
    hint: {
      ko: '열어 본 기록이 지원자에게 남아요',
      en: 'The applicant can see that you opened it',
      cn: '查看记录会显示给申请人',
    },
    shown: { ko: '연락처를 열었어요', en: 'The contacts are shown', cn: '已显示联系方式' },
  },
  changeStage: { ko: '단계 바꾸기', en: 'change the stage', cn: '更改阶段' },
  eliminate: { ko: '불합격 처리', en: 'Reject', cn: '不予录用' },
  resume: { ko: '이력서', en: 'Résumé', cn: '简历' },
  answers: { ko: '질문 답변', en: 'Answers', cn: '问题回答' },
  history: { ko: '진행 기록', en: 'History', cn: '进展记录' },
  revoked: {
    ko: '지원자가 지원을 취소해서 지원서를 볼 수 없어요.',
    en: 'This applicant withdrew, so the application cannot be seen any more.',
    cn: '申请人已撤回申请，无法查看。',
  },
  noAnswers: { ko: '묻는 질문이 없는 공고예요', en: 'This posting asks no questions', cn: '该招聘没有提问' },
  noAnswer: { ko: '답하지 않았어요', en: 'Not answered', cn: '未回答' },
  memoLabel: { ko: '이 지원자에 대한 메모', en: 'Note about this applicant', cn: '关于该申请人的备注' },
  memoConflict: {
    ko: '동료가 그사이 메모를 고쳤어요. 쓰던 글은 그대로 있어요.',
    en: 'A colleague changed this note. What you wrote is still here.',
    cn: '同事已修改此备注，您写的内容仍保留。',
  },
  memoCompare: { ko: '비교하고 고르기', en: 'Compare and choose', cn: '比较并选择' },
  memoPlaceholder: {
    ko: '이 지원자에 대한 메모를 남겨 보세요',
    en: 'Leave a note about this applicant',
    cn: '请留下关于该申请人的备注',
  },
  memoHint: {
    ko: '우리 기업만 볼 수 있고, 쓰는 대로 저장돼요',
    en: 'Only your company sees it; it saves itself',
    cn: '仅本企业可见，自动保存',
  },
  applied: { ko: '지원서를 냈어요', en: 'Applied', cn: '提交了申请' },
  movedTo: {
    ko: (from: string, to: string) => `${from}에서 ${to} 단계로 옮겼어요`,
    en: (from: string, to: string) => `Moved from ${from} to ${to}`,
    cn: (from: string, to: string) => `从${from}移至${to}`,
  },
});
