import { defineCopy } from '#lib/format/copy.ts';

export const checkCopy = defineCopy({
  label: { ko: '장치 확인', en: 'Device checks', cn: '设备检查' },
  camera: { ko: '카메라', en: 'Camera', cn: '摄像头' },
  mic: { ko: '마이크', en: 'Microphone', cn: '麦克风' },
  speaker: { ko: '스피커', en: 'Speaker', cn: '扬声器' },
  network: { ko: '네트워크', en: 'Network', cn: '网络' },
  standard: { ko: '기본 장치', en: 'Default device', cn: '默认设备' },
  numbered: {
    ko: (n: number) => `장치 ${n}`,
    en: (n: number) => `Device ${n}`,
    cn: (n: number) => `设备${n}`,
  },
  tryOut: { ko: '소리 확인', en: 'Test sound', cn: '测试声音' },
  devices: { ko: '장치', en: 'Devices', cn: '设备' },
  change: {
    ko: '카메라·마이크·스피커 바꾸기',
    en: 'Change camera, microphone or speaker',
    cn: '更换摄像头、麦克风或扬声器',
  },
  seen: { ko: '잘 보여요', en: 'Works well', cn: '画面正常' },
  off: { ko: '꺼져 있어요', en: 'Turned off', cn: '已关闭' },
  level: { ko: '마이크 소리 크기', en: 'Microphone level', cn: '麦克风音量' },
  checking: { ko: '확인하고 있어요', en: 'Checking', cn: '检查中' },
  connected: { ko: '연결됐어요', en: 'Connected', cn: '已连接' },
  unconnected: { ko: '연결 중이에요', en: 'Connecting', cn: '连接中' },
  short: {
    blocked: { ko: '허용이 필요해요', en: 'Not allowed', cn: '需要授权' },
    missing: { ko: '찾지 못했어요', en: 'Not found', cn: '未找到' },
    busy: { ko: '쓸 수 없어요', en: 'Not available', cn: '无法使用' },
    insecure: { ko: '쓸 수 없어요', en: 'Not available', cn: '无法使用' },
  },
  rejected: {
    blocked: {
      ko: '고른 장치를 쓰도록 허용되지 않아서 쓰던 장치를 계속 써요.',
      en: 'The chosen device is not allowed, so the previous one stays in use.',
      cn: '所选设备未获授权，将继续使用原设备。',
    },
    missing: {
      ko: '고른 장치를 찾지 못해서 쓰던 장치를 계속 써요.',
      en: 'The chosen device was not found, so the previous one stays in use.',
      cn: '未找到所选设备，将继续使用原设备。',
    },
    busy: {
      ko: '고른 장치를 쓸 수 없어서 쓰던 장치를 계속 써요. 다른 앱이 쓰고 있는지 확인해 주세요.',
      en: 'The chosen device is not available, so the previous one stays in use. Another app may be using it.',
      cn: '所选设备无法使用，将继续使用原设备。请确认是否被其他应用占用。',
    },
    insecure: {
      ko: '이 페이지에서는 장치를 바꿀 수 없어요.',
      en: 'Devices cannot be changed on this page.',
      cn: '此页面无法更换设备。',
    },
  },
  blocked: {
    chrome: {
      ko: (device: string) =>
        `주소창 왼쪽의 설정 아이콘을 누르고 ${device}를 허용해 주세요. 없이도 들어갈 수 있어요.`,
      en: (device: string) =>
        `Open the icon at the left of the address bar and allow the ${device.toLowerCase()}. You can also enter without it.`,
      cn: (device: string) => `请点击地址栏左侧的图标并允许使用${device}。也可以不使用直接进入。`,
    },
    safari: {
      ko: (device: string) =>
        `주소창의 ‘가가’ 또는 페이지 메뉴에서 웹 사이트 설정을 열고 ${device}를 허용해 주세요. 없이도 들어갈 수 있어요.`,
      en: (device: string) =>
        `Open the page menu in the address bar, choose Website Settings and allow the ${device.toLowerCase()}. You can also enter without it.`,
      cn: (device: string) => `请在地址栏的页面菜单中打开网站设置并允许使用${device}。也可以不使用直接进入。`,
    },
    firefox: {
      ko: (device: string) =>
        `주소창의 자물쇠 옆 아이콘에서 ${device} 차단을 지우고 새로 고쳐 주세요. 없이도 들어갈 수 있어요.`,
      en: (device: string) =>
        `Remove the block of the ${device.toLowerCase()} beside the lock in the address bar and reload. You can also enter without it.`,
      cn: (device: string) => `请在地址栏锁形图标旁清除对${device}的阻止并刷新。也可以不使用直接进入。`,
    },
    inApp: {
      ko: (device: string) =>
        `앱 안의 브라우저에서는 ${device}를 쓰지 못할 수 있어요. 메뉴에서 다른 브라우저로 열어 주세요.`,
      en: (device: string) =>
        `The ${device.toLowerCase()} may not work inside this app. Please open the page in another browser from its menu.`,
      cn: (device: string) => `应用内浏览器可能无法使用${device}。请从菜单选择在其他浏览器中打开。`,
    },
    other: {
      ko: (device: string) => `브라우저 설정에서 ${device}를 허용해 주세요. 없이도 들어갈 수 있어요.`,
      en: (device: string) =>
        `Allow the ${device.toLowerCase()} in the settings of your browser. You can also enter without it.`,
      cn: (device: string) => `请在浏览器设置中允许使用${device}。也可以不使用直接进入。`,
    },
  },
  missing: {
    ko: (device: string) => `${device}를 찾지 못했어요. 연결한 뒤 다시 확인하거나, 없이 들어가도 괜찮아요.`,
    en: (device: string) =>
      `No ${device.toLowerCase()} was found. Connect one and check again, or enter without it.`,
    cn: (device: string) => `未找到${device}。请连接后重新检查，也可以不使用直接进入。`,
  },
  busy: {
    ko: (device: string) =>
      `다른 프로그램이 ${device}를 쓰고 있을 수 있어요. 그 프로그램을 닫고 다시 확인하거나, 없이 들어가도 괜찮아요.`,
    en: (device: string) =>
      `Another program may be using the ${device.toLowerCase()}. Close it and check again, or enter without it.`,
    cn: (device: string) => `其他程序可能正在使用${device}。请关闭后重新检查，也可以不使用直接进入。`,
  },
  insecure: {
    ko: (device: string) =>
      `보안 연결(https)에서만 ${device}를 쓸 수 있어요. 주소가 https로 시작하는지 확인해 주세요.`,
    en: (device: string) =>
      `The ${device.toLowerCase()} works over a secure connection (https) only. Please check the address.`,
    cn: (device: string) => `仅在安全连接（https）下可以使用${device}。请检查地址。`,
  },
  slow: {
    ko: '서버와 연결하고 있어요. 오래 걸리면 와이파이에 가까이 가 주세요.',
    en: 'Connecting to the server. If it takes long, move closer to your Wi-Fi.',
    cn: '正在连接服务器。如时间过长，请靠近Wi-Fi。',
  },
  again: { ko: '다시 확인', en: 'Check again', cn: '重新检查' },
});
