import { defineCopy } from '#lib/format/copy.ts';

export const accessRecordsCopy = defineCopy({
  list: { ko: '개인정보 열람 기록', en: 'Personal data read', cn: '个人信息查看记录' },
  columns: {
    when: { ko: '언제', en: 'When', cn: '时间' },
    reader: { ko: '본 사람', en: 'Reader', cn: '查看人' },
    person: { ko: '누구의 정보', en: 'Whose data', cn: '信息主体' },
    what: { ko: '본 것', en: 'What', cn: '查看内容' },
    reason: { ko: '사유', en: 'Reason', cn: '原因' },
    from: { ko: '접속 주소', en: 'Address', cn: '访问地址' },
  },
  reader: { ko: '본 사람 이름', en: 'Reader', cn: '查看人姓名' },
  person: { ko: '회원 아이디 전체', en: 'Whole username', cn: '完整会员账号' },
  anyWhat: { ko: '모든 정보', en: 'Everything', cn: '全部信息' },
  erased: { ko: '지워진 회원', en: 'Erased member', cn: '已删除的会员' },
  empty: {
    ko: '아직 열람한 기록이 없어요',
    en: 'Nobody’s data has been read yet',
    cn: '暂无查看记录',
  },
});
