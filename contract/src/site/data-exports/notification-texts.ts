import { defineTexts } from '../../common/text.ts';
import { defineNotificationTitles } from '../../foundation/notifications/kinds.ts';

/** Titles of this module's notifications, also the subjects of their e-mails. */
export const dataExportNotificationTitles = defineNotificationTitles('dataExportNotificationTitles', {
  DATA_EXPORT_READY: {
    ko: '내 정보를 내려받을 수 있어요',
    en: 'Your data is ready to download',
    cn: '您的个人信息可以下载了',
  },
});

/** Texts below the titles. */
export const dataExportNotificationTexts = defineTexts('dataExportNotificationTexts', {
  DATA_EXPORT_READY: {
    ko: '{hours}시간 동안 내려받을 수 있고, 그 뒤에는 지워져요. 직접 요청하지 않았다면 비밀번호를 바꿔 주세요.',
    en: 'You can download it for {hours} hours; then it is deleted. If you did not request it, please change your password.',
    cn: '您可在{hours}小时内下载，之后将被删除。如非本人申请，请修改密码。',
  },
});
