import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '내 정보 내려받기', en: 'Download your data', cn: '下载我的信息' },
  body: {
    ko: '이음이 보관하는 내 정보를 모두 압축 파일 하나로 드려요. 계정과 이력서, 지원 내역, 문의, 올린 파일이 함께 들어 있어요.',
    en: 'Everything Ieum stores about you in one archive: your account, résumé or company, applications, questions and the files you uploaded.',
    cn: 'Ieum保存的您的全部信息将打包为一个压缩文件，包括账户、简历、应聘记录、咨询和上传的文件。',
  },
  preparing: {
    ko: '파일을 만들고 있어요. 다 되면 알림으로 알려 드릴게요.',
    en: 'Your archive is being prepared. You will be notified when it is ready.',
    cn: '正在生成文件，完成后将通知您。',
  },
  ready: {
    ko: (size: string, until: string) => `${size} · ${until}까지 내려받을 수 있어요`,
    en: (size: string, until: string) => `${size} · available until ${until}`,
    cn: (size: string, until: string) => `${size} · ${until}前可下载`,
  },
  expired: {
    ko: '지난번에 만든 파일은 24시간이 지나 지웠어요.',
    en: 'The last archive was deleted after 24 hours.',
    cn: '上次生成的文件已超过24小时并被删除。',
  },
  failed: {
    ko: '지난번에는 파일을 만들지 못했어요. 다시 요청해 주세요.',
    en: 'The last archive could not be made. Please request it again.',
    cn: '上次未能生成文件，请重新申请。',
  },
  next: {
    ko: (when: string) => `하루에 한 번 만들 수 있어요. 다음은 ${when}부터예요.`,
    en: (when: string) => `One archive a day; the next one from ${when}.`,
    cn: (when: string) => `每天可生成一次，下次为${when}起。`,
  },
  request: { ko: '파일 만들기', en: 'Prepare the archive', cn: '生成文件' },
  download: { ko: '내려받기', en: 'Download', cn: '下载' },
  sheet: {
    title: { ko: '비밀번호 확인', en: 'Confirm your password', cn: '确认密码' },
    body: {
      ko: '다른 사람이 내 정보를 가져가지 못하도록 비밀번호를 한 번 더 확인해요.',
      en: 'Your password is asked again so that nobody else can take your data.',
      cn: '为防止他人获取您的信息，请再次输入密码。',
    },
    password: { ko: '비밀번호', en: 'Password', cn: '密码' },
  },
});
