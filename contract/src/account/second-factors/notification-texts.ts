import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const secondFactorNotificationTitles = defineNotificationTitles('secondFactorNotificationTitles', {
  SECOND_FACTOR_REMOVED: {
    ko: '2단계 인증이 해제됐어요',
    en: 'Your two-step verification was removed',
    cn: '您的两步验证已被解除',
  },
  RECOVERY_CODE_USED: {
    ko: '복구 코드로 로그인했어요',
    en: 'A recovery code was used',
    cn: '已使用恢复代码',
  },
});

/** Texts below the titles. */
export const secondFactorNotificationTexts = defineTexts('secondFactorNotificationTexts', {
  SECOND_FACTOR_REMOVED: {
    ko: '{owner} 님이 해제했고, 모든 기기에서 로그아웃됐어요. 비밀번호·보안에서 다시 설정해 주세요.\n사유: {reason}',
    en: '{owner} removed it, and all your devices were logged out. Please set it up again.\nReason: {reason}',
    cn: '由{owner}解除，所有设备均已登出。请重新设置。\n原因：{reason}',
  },
  RECOVERY_CODE_USED: {
    ko: '남은 복구 코드는 {left}개예요. 직접 쓰지 않았다면 바로 비밀번호를 바꿔 주세요.',
    en: '{left} recovery codes are left. If it was not you, change your password at once.',
    cn: '剩余恢复代码{left}个。如非本人操作，请立即修改密码。',
  },
});
