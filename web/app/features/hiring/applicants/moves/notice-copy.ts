import { withParticle } from '@ieum/contract/common/particles.ts';
import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const noticeCopy = defineCopy({
  askOne: {
    ko: (name: string, stage: string) => `${name} 님을 ${withParticle(stage, '으로/로')} 옮길까요?`,
    en: (name: string, stage: string) => `Move ${name} to ${stage}?`,
    cn: (name: string, stage: string) => `将${name}移至${stage}吗？`,
  },
  askMany: {
    ko: (n: number, stage: string) => `${n}명을 ${withParticle(stage, '으로/로')} 옮길까요?`,
    en: (n: number, stage: string) => `Move ${withPlural(n, 'applicant', 'applicants')} to ${stage}?`,
    cn: (n: number, stage: string) => `将${n}人移至${stage}吗？`,
  },
  undoHint: {
    ko: (seconds: number) => `${seconds}초 안에 되돌리면 아무것도 보내지 않아요.`,
    en: (seconds: number) => `Undone within ${seconds} seconds, nothing is sent.`,
    cn: (seconds: number) => `${seconds}秒内撤销，则不会发送任何内容。`,
  },
  toApplicant: { ko: '지원자에게', en: 'To the applicant', cn: '对申请人' },
  toRecruitment: { ko: '이 공고는', en: 'This posting', cn: '此招聘' },
  send: { ko: '알리기', en: 'Notify', cn: '通知' },
  none: { ko: '알리지 않기', en: 'Do not notify', cn: '不通知' },
  soon: {
    ko: (text: string, seconds: number) =>
      `“${text}”라는 알림이 ${seconds}초 뒤에 가요. 받기로 한 지원자에게는 이메일이나 문자도 가요.`,
    en: (text: string, seconds: number) =>
      `“${text}” reaches their notifications in ${seconds} seconds, and their e-mail or phone if they chose so.`,
    cn: (text: string, seconds: number) =>
      `${seconds}秒后将发送通知“${text}”，选择接收的申请人还会收到邮件或短信。`,
  },
  atEight: {
    ko: (text: string) =>
      `지금은 밤이라 “${text}”라는 알림이 오전 8시에 가요. 받기로 한 지원자에게는 이메일이나 문자도 가요.`,
    en: (text: string) =>
      `It is night, so “${text}” reaches their notifications at 8 a.m., and their e-mail or phone if they chose so.`,
    cn: (text: string) => `现在是夜间，通知“${text}”将于上午8点发送，选择接收的申请人还会收到邮件或短信。`,
  },
  atEnd: {
    ko: (text: string) => `공고가 끝나면 “${text}”라고 알려요. 그때까지 지원 현황에는 지금 단계로 보여요.`,
    en: (text: string) =>
      `They are notified: “${text}” when the posting closes. Until then their list shows the present stage.`,
    cn: (text: string) => `招聘结束时将通知“${text}”。在此之前，申请人看到的仍是当前阶段。`,
  },
  silent: {
    ko: (stage: string) =>
      `알림과 메일이 가지 않아요. 지원 현황에는 ‘${stage}’으로 보이고, 나중에 알릴 수 있어요.`,
    en: (stage: string) =>
      `No notification and no e-mail. Their own list shows “${stage}”; you can notify them later.`,
    cn: (stage: string) => `不发送通知和邮件。申请人的列表中会显示“${stage}”，之后仍可通知。`,
  },
  silentUntilEnd: {
    ko: '알림과 메일이 가지 않아요. 지원 현황에는 공고가 끝난 뒤에 ‘불합격’으로 보여요.',
    en: 'No notification and no e-mail. Their own list shows it after the posting has closed.',
    cn: '不发送通知和邮件。招聘结束后，申请人的列表中才会显示结果。',
  },
  close: { ko: '마감하기', en: 'Close it', cn: '截止招聘' },
  keepOpen: { ko: '계속 모집하기', en: 'Keep it open', cn: '继续招聘' },
  keepOpenText: {
    ko: '합격자가 생겨도 공고를 그대로 둬요.',
    en: 'The posting stays open although somebody was hired.',
    cn: '即使有人被录用，招聘也保持开放。',
  },
  counting: { ko: '몇 명에게 알리는지 세고 있어요', en: 'Counting who will be told', cn: '正在统计通知人数' },
  notCounted: {
    ko: '몇 명에게 알리는지 세지 못했어요',
    en: 'We could not count who will be notified',
    cn: '未能统计通知人数',
  },
  chooseOne: { ko: '하나를 골라 주세요', en: 'Please choose one', cn: '请选择一项' },
  cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
  move: { ko: '옮기기', en: 'Move', cn: '移动' },
  toast: {
    soon: {
      ko: (seconds: number) => `${seconds}초 뒤에 알려요`,
      en: (seconds: number) => `notified in ${seconds} seconds`,
      cn: (seconds: number) => `${seconds}秒后通知`,
    },
    atEight: { ko: '오전 8시에 알려요', en: 'notified at 8 a.m.', cn: '上午8点通知' },
    atEnd: { ko: '공고가 끝나면 알려요', en: 'notified when the posting closes', cn: '招聘结束时通知' },
    nobody: { ko: '지원자에게는 알리지 않아요', en: 'not notified', cn: '不通知' },
    closes: { ko: '공고를 마감해요', en: 'the posting closes', cn: '招聘将截止' },
  },
  notified: {
    ko: (name: string, when: string) => `${name} 님에게 ${when}`,
    en: (name: string, when: string) => `${name}: ${when}`,
    cn: (name: string, when: string) => `${name}：${when}`,
  },
  notifyStage: {
    ko: (stage: string) => `‘${stage}’ 알리기`,
    en: (stage: string) => `Notify of “${stage}”`,
    cn: (stage: string) => `通知“${stage}”`,
  },
  setting: {
    act: { ko: '알림 설정', en: 'Notifications', cn: '通知设置' },
    title: { ko: '단계를 옮길 때 알리기', en: 'Notify when moving', cn: '移动阶段时通知' },
    legend: { ko: '검토 중이나 면접으로 옮기면', en: 'Moved to review or interview', cn: '移至审核或面试时' },
    none: {
      ko: '지원자의 지원 현황에만 보여요. 필요하면 옮긴 뒤에 한 명씩 알릴 수 있어요.',
      en: 'Only their own list shows it. You can notify one by one after moving.',
      cn: '仅在申请人的列表中显示。需要时可在移动后逐一通知。',
    },
    send: {
      ko: (seconds: number) => `되돌릴 시간 ${seconds}초가 지나면 알림을 보내요.`,
      en: (seconds: number) => `A notification is sent when the ${seconds} seconds of undo are over.`,
      cn: (seconds: number) => `${seconds}秒撤销时间过后发送通知。`,
    },
    hint: {
      ko: '합격과 불합격은 옮길 때마다 물어봐요. 밤 9시부터 오전 8시까지는 모아 두었다가 8시에 보내요.',
      en: 'Accepting and rejecting always ask. From 9 p.m. to 8 a.m. everything waits until 8.',
      cn: '录用和未录用每次都会询问。晚上9点至上午8点的通知将在8点发送。',
    },
    save: { ko: '저장하기', en: 'Save', cn: '保存' },
    saved: { ko: '알림 설정을 저장했어요', en: 'Saved', cn: '已保存' },
  },
});
