import { defineTexts } from '../../common/text.ts';

export const approvalTexts = defineTexts('approvals', {
  reasonRequired: { ko: '사유를 적어 주세요', en: 'Please give a reason', cn: '请填写原因' },
  notPending: {
    ko: '이미 결정했거나 기한이 지난 요청이에요',
    en: 'This request is already decided or has expired',
    cn: '该请求已处理或已过期',
  },
  requesterGone: {
    ko: '요청한 관리자에게 이제 이 일을 할 권한이 없어요. 거절해 주세요.',
    en: 'The administrator who asked may not do this any more. Please reject it.',
    cn: '提出请求的管理员已无此权限，请拒绝该请求。',
  },
});
