import { defineAuditActions, defineAuditSubjects } from '../audit/action-texts.ts';
import { defineAuditFields } from '../audit/detail-texts.ts';

/** The recorded actions of administrators on settings. */
export const auditActions = defineAuditActions({
  'settings.save': { ko: '설정 바꾸기', en: 'Changed the settings', cn: '更改设置' },
});
declare module '../audit/action-texts.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
}

/** The kinds of subject of these actions. */
export const auditSubjects = defineAuditSubjects({
  setting: { ko: '설정', en: 'Settings', cn: '设置' },
});

/** The fields that these actions change. */
export const auditFields = defineAuditFields({
  chatPromptAlerts: { ko: '챗봇 알림 문구', en: 'Chat notices', cn: '聊天提示语' },
  chatPromptGroups: { ko: '챗봇 질문 묶음', en: 'Chat prompts', cn: '聊天问题组' },
  openaiEnabled: { ko: 'OpenAI 연결 켜 두기', en: 'Connection to OpenAI', cn: '开启OpenAI连接' },
  openaiOrganization: { ko: 'OpenAI 조직', en: 'OpenAI organization', cn: 'OpenAI组织' },
  openaiProject: { ko: 'OpenAI 프로젝트', en: 'OpenAI project', cn: 'OpenAI项目' },
  openaiModel: { ko: 'OpenAI 모델', en: 'OpenAI model', cn: 'OpenAI模型' },
  openaiDailyTokens: { ko: 'OpenAI 하루 토큰', en: 'OpenAI tokens a day', cn: 'OpenAI每日令牌' },
  openaiMonthlyTokens: { ko: 'OpenAI 한 달 토큰', en: 'OpenAI tokens a month', cn: 'OpenAI每月令牌' },
  requiresSecondFactor: {
    ko: '2단계 인증 필수',
    en: 'Two-step verification required',
    cn: '必须使用两步验证',
  },
  business: { ko: '사업자 정보', en: 'Business details', cn: '经营者信息' },
  openaiKey: { ko: 'OpenAI API 키', en: 'OpenAI API key', cn: 'OpenAI API密钥' },
});
