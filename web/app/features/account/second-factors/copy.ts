import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: { ko: '2단계 인증', en: 'Two-step verification', cn: '两步验证' },
  about: {
    ko: '로그인할 때 비밀번호에 더해 휴대전화 인증 앱의 코드를 확인해요.',
    en: 'Logging in then also asks for a code of the authenticator app on your phone.',
    cn: '登录时除密码外，还需输入手机身份验证应用中的验证码。',
  },
  required: {
    ko: '모든 관리자가 2단계 인증을 써야 해요. 설정을 마치면 이어서 쓸 수 있어요.',
    en: 'All administrators need two-step verification. Set it up to go on.',
    cn: '所有管理员必须使用两步验证。完成设置后即可继续。',
  },
  off: { ko: '꺼짐', en: 'Off', cn: '已关闭' },
  on: { ko: '켜짐', en: 'On', cn: '已开启' },
  since: {
    ko: (when: string) => `${withParticle(when, '부터')} 쓰고 있어요`,
    en: (when: string) => `In use since ${when}`,
    cn: (when: string) => `自${when}起使用`,
  },
  codesLeft: {
    ko: (n: number) => `남은 복구 코드 ${n}개`,
    en: (n: number) => `${n} recovery codes left`,
    cn: (n: number) => `剩余恢复代码${n}个`,
  },
  start: { ko: '설정하기', en: 'Set up', cn: '设置' },
  cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
  password: {
    label: { ko: '현재 비밀번호', en: 'Current password', cn: '当前密码' },
    hint: {
      ko: '본인인지 한 번 더 확인할게요.',
      en: 'To make sure that it is you.',
      cn: '用于再次确认是您本人。',
    },
    next: { ko: '다음', en: 'Next', cn: '下一步' },
  },
  app: {
    scan: {
      ko: '인증 앱(Google OTP, Microsoft Authenticator 등)에서 QR 코드를 찍어 주세요.',
      en: 'Scan the QR code with an authenticator app, such as Google or Microsoft Authenticator.',
      cn: '请使用身份验证应用（如 Google 或 Microsoft Authenticator）扫描二维码。',
    },
    picture: {
      ko: '인증 앱에 등록할 QR 코드',
      en: 'QR code for the authenticator app',
      cn: '身份验证应用二维码',
    },
    secret: {
      ko: '찍을 수 없다면 이 키를 직접 입력하세요',
      en: 'If you cannot scan it, type this key',
      cn: '若无法扫描，请手动输入此密钥',
    },
  },
  code: {
    label: { ko: '인증 앱의 코드', en: 'Code of the app', cn: '应用中的验证码' },
    either: {
      ko: '인증 앱의 코드 또는 복구 코드',
      en: 'Code of the app, or a recovery code',
      cn: '应用中的验证码或恢复代码',
    },
    confirm: { ko: '확인하고 켜기', en: 'Confirm and turn on', cn: '确认并开启' },
  },
  codes: {
    title: { ko: '복구 코드를 저장해 주세요', en: 'Save your recovery codes', cn: '请保存恢复代码' },
    body: {
      ko: '기기를 잃어버렸을 때 코드 하나로 한 번 로그인할 수 있어요. 지금이 아니면 다시 볼 수 없어요.',
      en: 'Each logs you in once if you lose the device. They cannot be seen again later.',
      cn: '设备丢失时，每个代码可登录一次。之后将无法再次查看。',
    },
    list: { ko: '복구 코드', en: 'Recovery codes', cn: '恢复代码' },
    copy: { ko: '복사', en: 'Copy', cn: '复制' },
    copied: { ko: '복구 코드를 복사했어요', en: 'The codes are copied', cn: '已复制恢复代码' },
    notCopied: {
      ko: '복사하지 못했어요. 직접 골라 복사해 주세요.',
      en: 'They could not be copied. Please select and copy them.',
      cn: '无法复制，请手动选择并复制。',
    },
    done: { ko: '안전한 곳에 저장했어요', en: 'I have saved them', cn: '我已妥善保存' },
  },
  renew: {
    act: { ko: '복구 코드 다시 만들기', en: 'New recovery codes', cn: '重新生成恢复代码' },
    body: {
      ko: '지금까지의 복구 코드는 쓸 수 없게 돼요.',
      en: 'The present recovery codes stop working.',
      cn: '现有的恢复代码将失效。',
    },
  },
  turnOff: {
    act: { ko: '2단계 인증 끄기', en: 'Turn off', cn: '关闭两步验证' },
    body: {
      ko: '끄면 비밀번호만으로 로그인해요.',
      en: 'Logging in then needs the password only.',
      cn: '关闭后仅凭密码登录。',
    },
    done: { ko: '2단계 인증을 껐어요', en: 'Two-step verification is off', cn: '两步验证已关闭' },
  },
  turnedOn: { ko: '2단계 인증을 켰어요', en: 'Two-step verification is on', cn: '两步验证已开启' },
  other: {
    act: { ko: '2단계 인증 해제', en: 'Remove two-step verification', cn: '解除两步验证' },
    title: {
      ko: (name: string) => `${name} 님의 2단계 인증을 해제할까요?`,
      en: (name: string) => `Remove the two-step verification of ${name}?`,
      cn: (name: string) => `要解除${name}的两步验证吗？`,
    },
    body: {
      ko: '모든 기기에서 로그아웃되고, 본인에게 알림이 가요.',
      en: 'All devices are logged out, and the administrator is notified.',
      cn: '其所有设备将被登出，并会收到通知。',
    },
    reasons: {
      ko: ['기기를 잃어버림', '기기를 바꿈'],
      en: ['The device was lost', 'The device was replaced'],
      cn: ['设备丢失', '更换设备'],
    },
    done: { ko: '2단계 인증을 해제했어요', en: 'It is removed', cn: '已解除两步验证' },
  },
});
