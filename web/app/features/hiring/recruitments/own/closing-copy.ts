import { defineCopy } from '#lib/format/copy.ts';

export const closingCopy = defineCopy({
  stops: {
    ko: '바로 지원을 받지 않아요.',
    en: 'No more applications are taken from now on.',
    cn: '将立即停止接收申请。',
  },
  writing: {
    ko: (people: number) => `지원서를 쓰고 있는 ${people}명은 제출할 수 없게 돼요. 따로 알리지 않아요.`,
    en: (people: number) =>
      people === 1
        ? '1 person still writing can no longer send it. They are not told.'
        : `${people} people still writing can no longer send theirs. They are not told.`,
    cn: (people: number) => `正在填写申请的${people}人将无法提交，不会另行通知。`,
  },
  waiting: {
    ko: (people: number, text: string) =>
      `결정을 기다리는 ${people}명에게 “${text}”라고 알려요. 마감한 뒤에도 합격·불합격을 정할 수 있어요.`,
    en: (people: number, text: string) =>
      `${people === 1 ? '1 applicant awaiting' : `${people} applicants awaiting`} a decision will be notified: “${text}”. You can still decide afterwards.`,
    cn: (people: number, text: string) =>
      `将通知等待结果的${people}名申请人：“${text}”。截止后仍可决定是否录用。`,
  },
  eliminated: {
    ko: (people: number) => `불합격으로 둔 ${people}명에게 결과를 알려요.`,
    en: (people: number) =>
      people === 1
        ? '1 applicant who was not selected will be told the result.'
        : `${people} applicants who were not selected will be told the result.`,
    cn: (people: number) => `将向未录用的${people}人通知结果。`,
  },
  silent: {
    ko: (people: number) => `알리지 않기로 한 불합격 ${people}명에게는 보내지 않아요.`,
    en: (people: number) =>
      people === 1
        ? '1 applicant you chose not to notify is not told.'
        : `${people} applicants you chose not to notify are not told.`,
    cn: (people: number) => `已选择不通知的${people}名未录用者不会收到通知。`,
  },
  nobody: {
    ko: '쓰고 있는 지원서도, 결정을 기다리는 지원자도 없어요.',
    en: 'Nobody is writing an application or awaiting a decision.',
    cn: '目前没有正在填写或等待结果的申请。',
  },
  back: {
    ko: '마감일을 옮기면 다시 모집할 수 있어요.',
    en: 'You can reopen it with a later deadline.',
    cn: '调整截止时间后可重新招聘。',
  },
});
