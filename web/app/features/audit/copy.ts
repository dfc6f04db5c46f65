import { defineCopy } from '#lib/copy.ts';

export const copy = defineCopy({
  title: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
  hint: {
    ko: '관리자가 승인하고 바꾼 일을 누가 언제 했는지 남겨요.',
    en: 'Who approved or changed what in the console, and when.',
    cn: '记录管理员的审核与变更：何人、何时。',
  },
  listLabel: { ko: '감사 기록', en: 'Audit log', cn: '审计记录' },
  columns: {
    when: { ko: '언제', en: 'When', cn: '时间' },
    who: { ko: '누가', en: 'Who', cn: '操作人' },
    what: { ko: '한 일', en: 'What', cn: '操作' },
    target: { ko: '대상', en: 'Target', cn: '对象' },
    from: { ko: '접속 주소', en: 'Address', cn: '访问地址' },
  },
  filters: {
    action: { ko: '한 일', en: 'What', cn: '操作' },
    anyAction: { ko: '모든 일', en: 'Everything', cn: '全部操作' },
    actor: { ko: '관리자 이름', en: 'Administrator', cn: '管理员姓名' },
    clear: { ko: '조건 지우기', en: 'Clear', cn: '清除' },
    from: { ko: '시작하는 날', en: 'From', cn: '开始日期' },
    to: { ko: '끝나는 날', en: 'Until', cn: '结束日期' },
  },
  actions: {
    'companies.approve': { ko: '기업 승인', en: 'Approved a company', cn: '通过企业审核' },
    'companies.reject': { ko: '기업 반려', en: 'Rejected a company', cn: '驳回企业' },
    'users.block': { ko: '이용 정지', en: 'Suspended an account', cn: '停用账户' },
    'users.unblock': { ko: '이용 정지 풀기', en: 'Lifted a suspension', cn: '解除停用' },
    'terms.create': { ko: '약관 추가', en: 'Added terms', cn: '添加条款' },
    'terms.revise': { ko: '약관 수정', en: 'Changed terms', cn: '修改条款' },
    'terms.remove': { ko: '약관 삭제', en: 'Deleted terms', cn: '删除条款' },
  },
  targets: {
    company: { ko: '기업', en: 'Company', cn: '企业' },
    user: { ko: '회원', en: 'Member', cn: '会员' },
    terms: { ko: '약관', en: 'Terms', cn: '条款' },
  },
  details: {
    username: { ko: '아이디', en: 'Username', cn: '账号' },
    reason: { ko: '사유', en: 'Reason', cn: '原因' },
    code: { ko: '코드', en: 'Code', cn: '代码' },
    version: { ko: '판', en: 'Version', cn: '版本' },
    isNecessary: { ko: '필수 동의', en: 'Required', cn: '必选' },
  },
  yes: { ko: '예', en: 'Yes', cn: '是' },
  no: { ko: '아니요', en: 'No', cn: '否' },
  more: { ko: '자세한 내용', en: 'Details', cn: '详细内容' },
  noDetails: { ko: '더 적힌 내용이 없어요', en: 'Nothing more was recorded', cn: '没有更多记录' },
  loading: { ko: '기록을 불러오고 있어요', en: 'Loading the record', cn: '正在加载记录' },
  openMember: { ko: '회원 정보 보기', en: 'See the member', cn: '查看会员' },
  openTerms: { ko: '약관 보기', en: 'See the terms', cn: '查看条款' },
  tooFar: {
    ko: '기록이 많아 여기까지만 넘겨 볼 수 있어요. 날짜나 이름으로 좁혀 주세요.',
    en: 'There are too many records to page further. Narrow them by date or name.',
    cn: '记录过多，无法继续翻页。请按日期或姓名筛选。',
  },
  empty: {
    title: { ko: '아직 기록이 없어요', en: 'Nothing recorded yet', cn: '暂无记录' },
    hint: {
      ko: '기업을 승인하거나 약관을 고치면 여기에 남아요.',
      en: 'Approving a company or changing terms will appear here.',
      cn: '通过企业审核或修改条款后会显示在这里。',
    },
    noMatch: { ko: '조건에 맞는 기록이 없어요', en: 'No record matches', cn: '没有符合条件的记录' },
    reset: { ko: '조건 지우기', en: 'Clear filters', cn: '清除条件' },
  },
});
