import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  tab: { ko: '승인 요청', en: 'Requests for approval', cn: '批准请求' },
  list: { ko: '승인 요청', en: 'Requests for approval', cn: '批准请求' },
  columns: {
    when: { ko: '요청한 때', en: 'Asked', cn: '请求时间' },
    what: { ko: '요청한 일', en: 'What', cn: '请求内容' },
    who: { ko: '요청한 관리자', en: 'Asked by', cn: '请求人' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    expires: { ko: '기한', en: 'Until', cn: '期限' },
  },
  states: {
    PENDING: { ko: '승인 대기', en: 'Pending', cn: '待批准' },
    APPROVED: { ko: '승인', en: 'Approved', cn: '已批准' },
    REJECTED: { ko: '거절', en: 'Rejected', cn: '已拒绝' },
    EXPIRED: { ko: '기한 지남', en: 'Expired', cn: '已过期' },
  },
  anyState: { ko: '모든 상태', en: 'Any state', cn: '全部状态' },
  empty: {
    title: { ko: '승인 요청이 없어요', en: 'No requests', cn: '暂无批准请求' },
    hint: {
      ko: '되돌릴 수 없는 큰 일은 다른 관리자가 승인해야 실행돼요.',
      en: 'Large acts that cannot be taken back are done after another administrator approved them.',
      cn: '无法撤回的重大操作须经其他管理员批准后执行。',
    },
    noMatch: { ko: '조건에 맞는 요청이 없어요', en: 'No request matches', cn: '没有符合条件的请求' },
  },
  reason: { ko: '요청 사유', en: 'Reason', cn: '请求原因' },
  content: { ko: '내용', en: 'Content', cn: '内容' },
  decidedBy: { ko: '결정한 관리자', en: 'Decided by', cn: '处理人' },
  decidedAt: { ko: '결정한 때', en: 'Decided', cn: '处理时间' },
  decisionReason: { ko: '결정 사유', en: 'Reason of the decision', cn: '处理原因' },
  outcome: { ko: '실행 결과', en: 'What came of it', cn: '执行结果' },
  loading: { ko: '요청을 불러오고 있어요', en: 'Loading the request', cn: '正在加载请求' },
  approve: {
    act: { ko: '승인하고 실행', en: 'Approve and do it', cn: '批准并执行' },
    title: { ko: '승인하고 바로 실행할까요?', en: 'Approve it and do it now?', cn: '批准并立即执行？' },
    body: { ko: '실행한 뒤에는 되돌릴 수 없어요.', en: 'It cannot be taken back.', cn: '执行后无法撤回。' },
    done: { ko: '승인한 일을 실행했어요', en: 'Approved and done', cn: '已批准并执行' },
    reasons: {
      ko: ['내용과 대상을 확인함', '미리 협의함'],
      en: ['Content and recipients checked', 'Agreed beforehand'],
      cn: ['已确认内容与对象', '已事先协商'],
    },
  },
  reject: {
    act: { ko: '거절', en: 'Reject', cn: '拒绝' },
    title: { ko: '이 요청을 거절할까요?', en: 'Reject this request?', cn: '拒绝该请求？' },
    body: {
      ko: '요청한 관리자에게 사유가 전해져요.',
      en: 'The administrator who asked is sent the reason.',
      cn: '原因将通知请求人。',
    },
    done: { ko: '요청을 거절했어요', en: 'The request is rejected', cn: '已拒绝请求' },
    reasons: {
      ko: ['내용을 고쳐야 함', '대상이 맞지 않음', '지금은 필요하지 않음'],
      en: ['The content must change', 'The recipients are wrong', 'It is not needed now'],
      cn: ['内容需修改', '对象不符', '目前不需要'],
    },
  },
});
