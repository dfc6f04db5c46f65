import { defineTexts } from '../../common/text.ts';

export const withdrawalTexts = defineTexts('withdrawals', {
  applicantsWait: {
    ko: '진행 중인 공고에 답을 기다리는 지원자가 있어요. 합격 여부를 정하거나 공고를 마감한 뒤 탈퇴할 수 있어요.',
    en: 'Applicants of your open jobs are waiting for an answer. Decide on them or close the jobs first.',
    cn: '进行中的职位仍有申请人在等待答复。请先确定结果或关闭职位后再注销。',
  },
  goodbyeLabel: { ko: '탈퇴 안내', en: 'Notice of a closed account', cn: '注销通知' },
  closedLabel: {
    ko: '운영자의 계정 종료 안내',
    en: 'Notice of an account closed by an administrator',
    cn: '管理员关闭账户通知',
  },
  factErased: { ko: '개인정보를 지우는 날', en: 'Data erased on', cn: '个人信息删除日' },
  goodbyeSubject: {
    ko: '[이음] 탈퇴가 끝났어요',
    en: '[Ieum] Your account is closed',
    cn: '[Ieum] 账户已注销',
  },
  goodbyeBody: {
    ko: '그동안 이음을 써 주셔서 고맙습니다.\n개인정보는 {day}에 지워지고, 같은 아이디는 다시 쓸 수 없어요.\n직접 탈퇴하지 않았다면 바로 이음무역센터(02-000-0000)로 알려 주세요.',
    en: 'Thank you for having used Ieum.\nYour personal data will be erased on {day}, and the user ID cannot be used again.\nIf you did not close the account yourself, please call Ieum Trade Centre (+82 2-000-0000) at once.',
    cn: '感谢您使用Ieum。\n您的个人信息将于{day}删除，该用户名不可再次使用。\n如非本人操作，请立即致电Ieum贸易中心（+82 2-000-0000）。',
  },
  // An administrator closed the account, not its member.
  closedSubject: {
    ko: '[이음] 운영자가 계정을 닫았어요',
    en: '[Ieum] An administrator closed your account',
    cn: '[Ieum] 管理员已关闭您的账户',
  },
  closedBody: {
    ko: '운영자가 회원님의 계정을 닫아 더는 로그인할 수 없어요.\n사유: {reason}\n개인정보는 {day}에 지워지고, 같은 아이디는 다시 쓸 수 없어요.\n궁금한 점은 처리한 운영자에게 물어봐 주세요: {contact} · 이음무역센터(02-000-0000)',
    en: 'An administrator closed your account, so you can no longer log in.\nReason: {reason}\nYour personal data will be erased on {day}, and the user ID cannot be used again.\nIf you have questions, please ask the administrator who did this: {contact} · Ieum Trade Centre (+82 2-000-0000)',
    cn: '管理员已关闭您的账户，您无法再登录。\n原因：{reason}\n您的个人信息将于{day}删除，该用户名不可再次使用。\n如有疑问，请咨询处理的管理员：{contact} · Ieum贸易中心（+82 2-000-0000）',
  },
  noReason: { ko: '적지 않았어요', en: 'not given', cn: '未填写' },
});
