import { defineTexts } from '../../common/text.ts';

/** The columns of the workbook from which levels of members are imported. */
export const memberLevelImportTexts = defineTexts('memberLevelImport', {
  username: { ko: '아이디', en: 'Username', cn: '账号' },
  usernameAbout: {
    ko: '이미 있는 개인회원이나 기업회원의 아이디예요. 회원을 새로 만들지는 않아요.',
    en: 'Of a person or company that exists already; no member is created.',
    cn: '已有个人或企业会员的账号，不会新建会员。',
  },
  usernameExample: { ko: 'minsu1990', en: 'minsu1990', cn: 'minsu1990' },
  level: { ko: '등급', en: 'Level', cn: '等级' },
  levelAbout: {
    ko: '목록에서 골라요. 바뀐 기록은 회원마다 남아요.',
    en: 'Choose from the list. The change is recorded for each member.',
    cn: '从列表中选择，每位会员的变更都会记录。',
  },
  levelExample: { ko: '예시 등급', en: 'Example level', cn: '示例等级' },
  unknownMember: {
    ko: '이 아이디를 쓰는 회원이 없어요',
    en: 'No member has this username',
    cn: '没有使用该账号的会员',
  },
  notAMember: {
    ko: '관리자는 등급이 없어요',
    en: 'Administrators have no level',
    cn: '管理员没有等级',
  },
});
