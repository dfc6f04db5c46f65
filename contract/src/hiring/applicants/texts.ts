import { defineTexts } from '../../common/text.ts';

export const applicantTexts = defineTexts('applicants', {
  movedElsewhere: {
    ko: '다른 담당자가 먼저 옮겼어요. 지금 단계로 맞췄어요.',
    en: 'Someone else moved this applicant first. The current stage is shown.',
    cn: '其他负责人已先移动该申请人，现显示当前阶段。',
  },
  movedFirst: {
    ko: '{name} 님이 먼저 옮겼어요. 지금 단계로 맞췄어요.',
    en: '{name} moved this applicant first. The current stage is shown.',
    cn: '{name} 已先移动该申请人，现显示当前阶段。',
  },
  revoked: {
    ko: '지원을 취소한 지원자예요',
    en: 'This applicant withdrew',
    cn: '该申请人已撤回申请',
  },
  notAccepted: {
    ko: '합격한 지원자만 인증할 수 있어요',
    en: 'Only accepted applicants can be certified',
    cn: '只能认证已录用的申请人',
  },
  certificationIncomplete: {
    ko: '인증할 내용을 모두 채워 주세요',
    en: 'Please fill in everything to certify',
    cn: '请填写完整的认证内容',
  },
  compareTwo: {
    ko: '지원자를 두 명이나 세 명 골라 주세요',
    en: 'Please choose two or three applicants',
    cn: '请选择两名或三名申请人',
  },
  tooManyAtOnce: {
    ko: '한 번에 200명까지 옮길 수 있어요',
    en: 'Up to 200 applicants can be moved at once',
    cn: '一次最多可移动200名申请人',
  },
  placeUnknown: {
    ko: '옮길 자리를 찾지 못했어요',
    en: 'The place to move to was not found',
    cn: '未找到要移动到的位置',
  },
});
