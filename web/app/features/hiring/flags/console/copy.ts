import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '채용 공고', en: 'Recruitments', cn: '招聘信息' },
  list: { ko: '신고 목록', en: 'Reports', cn: '举报列表' },
  noMatch: { ko: '조건에 맞는 신고가 없어요', en: 'No report matches', cn: '没有符合条件的举报' },
  empty: {
    title: { ko: '아직 신고가 없어요', en: 'There are no reports yet', cn: '暂无举报' },
    hint: {
      ko: '회원이 공고나 기업을 신고하면 여기에 쌓여요',
      en: 'What members report about recruitments and companies appears here',
      cn: '会员举报招聘或企业后会显示在此',
    },
  },
  columns: {
    target: { ko: '신고 대상', en: 'Reported', cn: '举报对象' },
    reason: { ko: '이유', en: 'Reason', cn: '原因' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    reporter: { ko: '신고한 회원', en: 'Sender', cn: '举报人' },
    created: { ko: '신고일', en: 'Reported at', cn: '举报时间' },
  },
  state: { ko: '상태', en: 'State', cn: '状态' },
  anyState: { ko: '모든 상태', en: 'Any state', cn: '全部状态' },
  target: { ko: '대상', en: 'Target', cn: '对象' },
  anyTarget: { ko: '모든 대상', en: 'Any target', cn: '全部对象' },
  reason: { ko: '이유', en: 'Reason', cn: '原因' },
  anyReason: { ko: '모든 이유', en: 'Any reason', cn: '全部原因' },
  states: {
    OPEN: { ko: '확인 대기', en: 'Open', cn: '待处理' },
    ACCEPTED: { ko: '조치함', en: 'Acted on', cn: '已处理' },
    DISMISSED: { ko: '기각', en: 'Dismissed', cn: '已驳回' },
  },
  targets: {
    RECRUITMENT: { ko: '공고', en: 'Recruitment', cn: '招聘' },
    COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
  },
  openCount: {
    ko: (n: number) => `대기 중인 신고 ${n}건`,
    en: (n: number) => `${n} open ${n === 1 ? 'report' : 'reports'}`,
    cn: (n: number) => `${n}条待处理举报`,
  },
  panel: {
    title: { ko: '신고', en: 'Report', cn: '举报' },
    text: { ko: '신고 내용', en: 'What was reported', cn: '举报内容' },
    noText: { ko: '적은 내용이 없어요', en: 'No details were given', cn: '未填写内容' },
    seeRecruitment: { ko: '공고 보기', en: 'View the recruitment', cn: '查看招聘' },
    seeCompany: { ko: '기업 회원 보기', en: 'View the company’s account', cn: '查看企业会员' },
    decision: { ko: '처리', en: 'Decision', cn: '处理' },
    gone: {
      ko: '이 쪽에 없는 신고예요. 목록에서 다시 골라 주세요.',
      en: 'This report is not on this page. Please choose it in the list.',
      cn: '该举报不在此页，请在列表中重新选择。',
    },
    actions: {
      HIDE: { ko: '공고 숨기기', en: 'Hide the recruitment', cn: '隐藏招聘' },
      ACCEPT: { ko: '조치함으로 끝내기', en: 'Close as acted on', cn: '标记为已处理' },
      DISMISS: { ko: '기각하기', en: 'Dismiss', cn: '驳回' },
    },
    abouts: {
      HIDE: {
        ko: '아무도 볼 수 없게 돼요. 사유는 기업에 알리고, 신고한 회원에게는 조치했다고만 알려요.',
        en: 'Nobody can see it any more. The company reads the reason; those who reported learn only that you acted.',
        cn: '任何人都无法查看。原因将告知企业，举报人仅获知已处理。',
      },
      ACCEPT: {
        ko: '계정 정지 같은 조치를 한 뒤에 끝내 주세요. 신고한 회원에게는 조치했다고만 알려요.',
        en: 'Use this after you have acted on the account. Those who reported learn only that you acted.',
        cn: '请在对账户采取措施后使用。举报人仅获知已处理。',
      },
      DISMISS: {
        ko: '이 신고만 끝내요. 신고한 회원에게 어긋나는 점이 없었다고 알려요.',
        en: 'Ends this report only. Its sender learns that nothing was against the rules.',
        cn: '仅结束该举报，并告知举报人未发现违规。',
      },
    },
    reasons: {
      confirmed: { ko: '신고 내용 확인', en: 'The report is true', cn: '举报属实' },
      law: { ko: '법에 어긋나는 내용', en: 'Against the law', cn: '违反法律' },
      nothing: { ko: '문제 없음', en: 'Nothing wrong', cn: '无问题' },
    },
    done: { ko: '신고를 처리했어요', en: 'The report is decided', cn: '举报已处理' },
  },
});
