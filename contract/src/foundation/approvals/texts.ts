import { defineTexts } from '../../common/text.ts';

export const approvalTexts = defineTexts('approvals', {
  waiting: { ko: '승인을 기다리는 요청', en: 'Requests that wait for approval', cn: '等待批准的请求' },
  reasonRequired: { ko: '사유를 적어 주세요', en: 'Please give a reason', cn: '请填写原因' },
  removed: {
    ko: '{removed}건을 지웠어요.',
    en: '{removed} deleted.',
    cn: '已删除{removed}项。',
  },
  removedPartly: {
    ko: '{removed}건을 지웠어요. 요청한 뒤에 바뀌었거나 이미 없는 {skipped}건은 건너뛰었어요.',
    en: '{removed} deleted. {skipped} were skipped, because they changed after the request or were already gone.',
    cn: '已删除{removed}项。{skipped}项在请求后已变更或已不存在，已跳过。',
  },
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
