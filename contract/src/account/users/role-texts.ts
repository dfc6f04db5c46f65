import { defineTexts } from '../../common/text.ts';

/** Labels of the roles of administrators. */
export const roleTexts = defineTexts('roles', {
  OWNER: { ko: '소유자', en: 'Owner', cn: '所有者' },
  OPERATOR: { ko: '운영자', en: 'Operator', cn: '运营' },
  EDITOR: { ko: '편집자', en: 'Editor', cn: '编辑' },
  SUPPORT: { ko: '상담 담당', en: 'Support', cn: '咨询专员' },
  VIEWER: { ko: '열람자', en: 'Viewer', cn: '查看者' },
});

/** The rights of each role in one sentence. */
export const roleHintTexts = defineTexts('roleHints', {
  OWNER: {
    ko: '관리자와 설정까지 모두 다뤄요',
    en: 'Everything, including administrators and settings',
    cn: '可管理一切，包括管理员与设置',
  },
  OPERATOR: {
    ko: '관리자와 설정을 빼고 모두 다뤄요',
    en: 'Everything except administrators and settings',
    cn: '除管理员与设置外均可管理',
  },
  EDITOR: {
    ko: '글과 배너 같은 콘텐츠를 다뤄요. 회원 정보는 볼 수 없어요.',
    en: 'Writes content such as notices and banners. Sees no members.',
    cn: '管理公告、横幅等内容，无法查看会员信息。',
  },
  SUPPORT: {
    ko: '문의에 답하고 메시지를 보내요. 회원 정보는 사유를 적고 볼 수 있어요.',
    en: 'Answers inquiries and sends messages. Sees personal data for a reason.',
    cn: '回复咨询并发送消息，填写原因后可查看会员信息。',
  },
  VIEWER: {
    ko: '볼 수만 있어요. 개인정보는 가려져요.',
    en: 'Reads only. Personal data stays masked.',
    cn: '仅可查看，个人信息会被遮盖。',
  },
});
