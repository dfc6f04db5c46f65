import { defineCopy } from '#lib/format/copy.ts';

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
  tabs: {
    label: { ko: '기록 나눠 보기', en: 'Kinds of records', cn: '记录分类' },
    actions: { ko: '관리자가 한 일', en: 'What was done', cn: '管理操作' },
    accessRecords: { ko: '개인정보 열람', en: 'Personal data read', cn: '个人信息查看' },
  },
  filters: {
    action: { ko: '한 일', en: 'What', cn: '操作' },
    anyAction: { ko: '모든 일', en: 'Everything', cn: '全部操作' },
    actor: { ko: '관리자 아이디', en: 'Administrator', cn: '管理员账号' },
    type: { ko: '대상 종류', en: 'Kind of subject', cn: '对象类型' },
    anyType: { ko: '모든 대상', en: 'Any target', cn: '全部对象' },
    target: { ko: '대상 이름', en: 'Target', cn: '对象名称' },
    address: { ko: '접속 주소', en: 'Address', cn: '访问地址' },
    period: { ko: '한 날', en: 'When', cn: '日期' },
    oneTarget: { ko: '한 대상의 기록만', en: 'About one target', cn: '仅一个对象' },
  },
  excel: {
    act: { ko: '엑셀 내려받기', en: 'Download Excel', cn: '下载Excel' },
    title: { ko: '감사 기록을 내려받을까요?', en: 'Download the audit log?', cn: '下载审计记录？' },
    subtitle: {
      ko: '지금 조건에 맞는 기록이 모두 담겨요. 내려받은 일과 사유도 기록에 남아요.',
      en: 'It holds all records of the present filters. That you took it, and why, is recorded too.',
      cn: '将包含符合当前条件的全部记录。下载行为及原因也会被记录。',
    },
    reasons: {
      check: { ko: '정기 점검', en: 'Regular review', cn: '定期检查' },
      request: { ko: '기관 요청', en: 'Asked for by an authority', cn: '机构要求' },
      incident: { ko: '사고 확인', en: 'Looking into an incident', cn: '事件核查' },
    },
    done: { ko: '감사 기록을 내려받았어요', en: 'The audit log was downloaded', cn: '已下载审计记录' },
  },
  more: { ko: '자세한 내용', en: 'Details', cn: '详细内容' },
  noDetails: { ko: '더 적힌 내용이 없어요', en: 'Nothing more was recorded', cn: '没有更多记录' },
  loading: { ko: '기록을 불러오고 있어요', en: 'Loading the record', cn: '正在加载记录' },
  openMember: { ko: '회원 정보 보기', en: 'See the member', cn: '查看会员' },
  openMessages: { ko: '보낸 메시지 보기', en: 'See the messages', cn: '查看消息' },
  openRecruitment: { ko: '공고 통계 보기', en: 'See the recruitment', cn: '查看招聘' },
  openTerms: { ko: '약관 보기', en: 'See the terms', cn: '查看条款' },
  empty: {
    title: { ko: '아직 기록이 없어요', en: 'Nothing recorded yet', cn: '暂无记录' },
    hint: {
      ko: '기업을 승인하거나 약관을 고치면 여기에 남아요.',
      en: 'Approving a company or changing terms will appear here.',
      cn: '通过企业审核或修改条款后会显示在这里。',
    },
    noMatch: { ko: '조건에 맞는 기록이 없어요', en: 'No record matches', cn: '没有符合条件的记录' },
  },
});
