import { defineMessages } from './message.ts';

export const memberMessages = defineMessages('members', {
  alreadyDecided: {
    ko: '이미 처리된 신청이에요',
    en: 'This request has already been decided',
    cn: '该申请已处理',
  },
  notACompany: {
    ko: '기업회원만 승인하거나 반려할 수 있어요',
    en: 'Only company accounts can be approved or rejected',
    cn: '仅企业会员可以审核',
  },
  rejectMsgRequired: {
    ko: '반려 사유를 적어 주세요',
    en: 'Please give the reason for the rejection',
    cn: '请填写驳回原因',
  },
  notYourself: {
    ko: '내 계정은 멈출 수 없어요',
    en: 'You cannot suspend your own account',
    cn: '无法停用自己的账户',
  },
  alreadyThere: {
    ko: '이미 그 상태예요',
    en: 'The account already has this status',
    cn: '该账户已处于此状态',
  },
  smsApproved: {
    ko: '[이음] {name} 가입을 승인했어요. 이제 채용 공고를 올릴 수 있어요.',
    en: '[Ieum] {name} has been approved. You can now post recruitments.',
    cn: '【Ieum】{name}已通过审核，现在可以发布招聘信息。',
  },
  smsRejected: {
    ko: '[이음] {name} 가입이 반려되었어요.\n사유: {reason}\n기업 정보를 고친 뒤 다시 신청해 주세요.',
    en: '[Ieum] {name} was not approved.\nReason: {reason}\nPlease correct your company profile and ask again.',
    cn: '【Ieum】{name}未通过审核。\n原因：{reason}\n请修改企业信息后重新申请。',
  },
});
