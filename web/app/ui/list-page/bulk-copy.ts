import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const bulkCopy = defineCopy({
  preview: {
    ko: (n: number) => `고른 ${n}건 가운데 바뀌는 것`,
    en: (n: number) => `What changes among the ${n} selected`,
    cn: (n: number) => `所选${n}项中的变化`,
  },
  changes: {
    ko: (n: number) => `바뀌어요 ${n}건`,
    en: (n: number) => withPlural(n, 'changes', 'change'),
    cn: (n: number) => `${n}项将变更`,
  },
  stays: {
    ko: (n: number) => `그대로예요 ${n}건`,
    en: (n: number) => withPlural(n, 'stays as it is', 'stay as they are'),
    cn: (n: number) => `${n}项保持不变`,
  },
  more: {
    ko: (n: number) => `그 밖에 ${n}건`,
    en: (n: number) => `and ${n} more`,
    cn: (n: number) => `另有${n}项`,
  },
  nothing: {
    ko: '고른 것 가운데 바뀌는 것이 없어요',
    en: 'Nothing selected would change',
    cn: '所选项没有变化',
  },
  done: {
    ko: (n: number) => `${n}건을 바꿨어요`,
    en: (n: number) => `${n} changed`,
    cn: (n: number) => `已变更${n}项`,
  },
  deleting: {
    ko: (n: number) => `삭제돼요 ${n}건`,
    en: (n: number) => withPlural(n, 'is deleted', 'are deleted'),
    cn: (n: number) => `${n}项将删除`,
  },
  deleted: {
    ko: (n: number) => `${n}건을 삭제했어요`,
    en: (n: number) => `${n} deleted`,
    cn: (n: number) => `已删除${n}项`,
  },
  failed: {
    ko: (n: number) => `${n}건은 바꾸지 못했어요`,
    en: (n: number) => `${n} could not be changed`,
    cn: (n: number) => `${n}项未能变更`,
  },
  undone: {
    ko: (n: number) => `${n}건을 되돌렸어요`,
    en: (n: number) => `${n} restored`,
    cn: (n: number) => `已恢复${n}项`,
  },
  notDeleted: {
    CHANGED: {
      ko: '그사이 다른 곳에서 바뀌어서 지우지 않았어요',
      en: 'It changed meanwhile and was not deleted',
      cn: '期间已被更改，未删除',
    },
    MISSING: { ko: '이미 지워졌어요', en: 'It was already deleted', cn: '已被删除' },
  },
  approval: {
    hint: {
      ko: (n: number) =>
        `${n}건이 넘으면 다른 관리자가 승인해야 실행돼요. 승인할 수 있는 관리자에게 알림이 가요. 승인할 관리자가 없으면 바로 실행돼요.`,
      en: (n: number) =>
        `With more than ${n} selected, another administrator has to approve first. Those who can approve are notified. If there is none, it is done at once.`,
      cn: (n: number) =>
        `超过${n}项时须经其他管理员批准后执行，可批准的管理员会收到通知。若无其他管理员，则立即执行。`,
    },
    alone: {
      ko: (n: number) =>
        `${n}건이 넘으면 다른 관리자의 승인이 필요하지만, 지금은 승인할 수 있는 다른 관리자가 없어서 바로 실행돼요. 몇 건을 왜 실행했는지 감사 기록에 남아요.`,
      en: (n: number) =>
        `More than ${n} need the approval of another administrator. There is no other who can approve, so it is done at once, and the audit log records how many and why.`,
      cn: (n: number) =>
        `超过${n}项时须经其他管理员批准。目前没有其他可批准的管理员，因此将立即执行，数量和原因会记入审计记录。`,
    },
    aloneReason: { ko: '감사 기록에 남길 사유', en: 'Reason for the audit log', cn: '记入审计记录的原因' },
    act: { ko: '승인 요청하기', en: 'Ask for approval', cn: '请求批准' },
    reason: { ko: '승인할 관리자에게 알릴 사유', en: 'Reason for the approval', cn: '向批准人说明的原因' },
    reasonRequired: { ko: '사유를 적어 주세요', en: 'Please give a reason', cn: '请填写原因' },
    requested: {
      ko: '승인을 요청했어요. 결정되면 알림으로 알려 드려요.',
      en: 'Approval is asked for. You are notified of the decision.',
      cn: '已请求批准，结果将通过通知告知您。',
    },
  },
  tooMany: {
    ko: (n: number) => `한 번에 ${n}건까지 할 수 있어요. 나눠서 골라 주세요.`,
    en: (n: number) => `Up to ${n} can be done at once. Please select fewer.`,
    cn: (n: number) => `一次最多可处理${n}项，请分批选择。`,
  },
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
});
