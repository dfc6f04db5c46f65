import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '비밀번호·보안', en: 'Password and security', cn: '密码与安全' },
  password: {
    title: { ko: '비밀번호', en: 'Password', cn: '密码' },
    body: {
      ko: '다른 곳에서 쓰지 않는 비밀번호를 쓰세요. 바꾸면 다른 기기에서는 로그아웃돼요.',
      en: 'Use a password you use nowhere else. Changing it logs your other devices out.',
      cn: '请使用未在其他网站使用的密码。修改后其他设备将被登出。',
    },
    change: { ko: '비밀번호 바꾸기', en: 'Change password', cn: '修改密码' },
  },
  form: {
    title: { ko: '비밀번호 바꾸기', en: 'Change password', cn: '修改密码' },
    temporary: {
      ko: '임시 비밀번호로 로그인했어요. 새 비밀번호를 정하면 이어서 쓸 수 있어요.',
      en: 'You logged in with a temporary password. Choose a new one to go on.',
      cn: '您使用的是临时密码。设置新密码后即可继续使用。',
    },
    current: { ko: '현재 비밀번호', en: 'Current password', cn: '当前密码' },
    temporaryPassword: { ko: '임시 비밀번호', en: 'Temporary password', cn: '临时密码' },
    next: { ko: '새 비밀번호', en: 'New password', cn: '新密码' },
    again: { ko: '새 비밀번호 확인', en: 'New password again', cn: '确认新密码' },
    save: { ko: '비밀번호 바꾸기', en: 'Change password', cn: '修改密码' },
    cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
    forgot: { ko: '현재 비밀번호를 잊었어요', en: 'I forgot my current password', cn: '忘记当前密码' },
  },
  done: {
    title: { ko: '비밀번호를 바꿨어요', en: 'Your password is changed', cn: '密码已修改' },
    body: {
      ko: '다른 기기에서는 모두 로그아웃했어요. 이 기기는 그대로 쓸 수 있어요.',
      en: 'All your other devices are logged out. This one stays logged in.',
      cn: '其他设备均已登出，当前设备可继续使用。',
    },
    back: { ko: '비밀번호·보안으로', en: 'Back to password and security', cn: '返回密码与安全' },
  },
  devices: {
    title: { ko: '로그인한 기기', en: 'Where you are logged in', cn: '已登录的设备' },
    body: {
      ko: '모르는 기기가 있으면 로그아웃하고 비밀번호를 바꾸세요.',
      en: 'If you do not know a device, log it out and change your password.',
      cn: '如有陌生设备，请将其登出并修改密码。',
    },
    unknown: { ko: '알 수 없는 기기', en: 'Unknown device', cn: '未知设备' },
    here: { ko: '지금 쓰는 기기', en: 'This device', cn: '当前设备' },
    lastUsed: {
      ko: (when: string) => `최근 사용 ${when}`,
      en: (when: string) => `last used ${when}`,
      cn: (when: string) => `最近使用 ${when}`,
    },
    end: { ko: '로그아웃', en: 'Log out', cn: '登出' },
    endOf: {
      ko: (device: string) => `${device}에서 로그아웃`,
      en: (device: string) => `Log out ${device}`,
      cn: (device: string) => `登出${device}`,
    },
    endAll: { ko: '다른 기기 모두 로그아웃', en: 'Log out all others', cn: '登出其他全部设备' },
    askOne: {
      ko: (device: string) => `${device}에서 로그아웃할까요?`,
      en: (device: string) => `Log out ${device}?`,
      cn: (device: string) => `要登出${device}吗？`,
    },
    askAll: {
      ko: '다른 기기에서 모두 로그아웃할까요?',
      en: 'Log out all other devices?',
      cn: '要登出其他全部设备吗？',
    },
    askBody: {
      ko: '그 기기에서 쓰던 화면은 바로 닫히고, 다시 로그인해야 해요.',
      en: 'They stop working at once and have to log in again.',
      cn: '这些设备将立即失效，需要重新登录。',
    },
    endedOne: { ko: '로그아웃했어요', en: 'Logged out', cn: '已登出' },
    endedAll: {
      ko: (count: number) => `기기 ${count}대에서 로그아웃했어요`,
      en: (count: number) => `Logged out ${count} ${count === 1 ? 'device' : 'devices'}`,
      cn: (count: number) => `已登出${count}台设备`,
    },
    more: { ko: '더 보기', en: 'Show more', cn: '显示更多' },
  },
  detail: {
    title: { ko: '로그인한 기기', en: 'Logged-in device', cn: '已登录的设备' },
    back: { ko: '기기 목록', en: 'All devices', cn: '设备列表' },
    system: { ko: '기기', en: 'Device', cn: '设备' },
    browser: { ko: '브라우저', en: 'Browser', cn: '浏览器' },
    address: { ko: '접속 주소', en: 'Network address', cn: '网络地址' },
    addressHint: {
      ko: '뒷자리는 가려서 보여 드려요',
      en: 'The last digits are hidden',
      cn: '后几位已隐藏',
    },
    createdAt: { ko: '로그인한 때', en: 'Logged in', cn: '登录时间' },
    lastUsedAt: { ko: '최근 사용', en: 'Last used', cn: '最近使用' },
    staysIn: { ko: '로그인 상태 유지', en: 'Stays logged in', cn: '保持登录' },
    isKept: { ko: '켜짐', en: 'Yes', cn: '是' },
    isNotKept: { ko: '꺼짐', en: 'No', cn: '否' },
    expiresAt: { ko: '자동 로그아웃', en: 'Logs out by itself', cn: '自动登出' },
    gone: {
      ko: '이미 로그아웃한 기기예요',
      en: 'This device is logged out already',
      cn: '该设备已登出',
    },
  },
});
