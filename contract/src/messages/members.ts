import { defineMessages } from './message.ts';

export const memberMessages = defineMessages('members', {
  alreadyDecided: {
    ko: '이미 처리된 신청이에요',
    en: 'This request has already been decided',
    cn: '该申请已处理',
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
});
