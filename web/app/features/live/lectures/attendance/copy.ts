import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '출석 코드를 입력해 주세요', en: 'Enter the attendance code', cn: '请输入出席码' },
  hint: {
    ko: '강의에서 알려 준 여섯 글자를 넣으면 출석부에 남아요.',
    en: 'The six characters from the lecture put you on the attendance sheet.',
    cn: '输入讲座中公布的六位字符即可记入出席表。',
  },
  label: { ko: '출석 코드', en: 'Attendance code', cn: '出席码' },
  left: {
    ko: (time: string) => `${time} 남았어요`,
    en: (time: string) => `${time} left`,
    cn: (time: string) => `剩余${time}`,
  },
  enter: { ko: '입력하기', en: 'Enter', cn: '提交' },
  empty: { ko: '코드를 적어 주세요', en: 'Please enter the code', cn: '请输入代码' },
  done: {
    ko: (n: number) => `${n}번째 출석 코드를 입력했어요`,
    en: (n: number) => `Attendance code ${n} is entered`,
    cn: (n: number) => `已输入第${n}个出席码`,
  },
  login: {
    ko: '로그인하면 출석 코드를 입력할 수 있어요',
    en: 'Log in to enter the attendance code',
    cn: '登录后即可输入出席码',
  },
  host: {
    title: { ko: '출석 코드', en: 'Attendance code', cn: '出席码' },
    hint: {
      ko: '누르면 보는 사람에게 3분 동안 입력 칸이 열려요. 코드는 여기에만 보이니 화면이나 말로 알려 주세요. 두 번까지 보여 줄 수 있어요.',
      en: 'Watchers can enter the code for 3 minutes. Only you see it here: read it out or show it. Twice a lecture.',
      cn: '点击后观看者可在3分钟内输入。代码仅在此显示，请口头或在画面中告知。最多两次。',
    },
    show: {
      ko: (n: number) => `${n}번째 코드 보여 주기`,
      en: (n: number) => `Show code ${n}`,
      cn: (n: number) => `显示第${n}个出席码`,
    },
    entered: {
      ko: (n: number) => `${n}명 입력`,
      en: (n: number) => `${n} entered`,
      cn: (n: number) => `${n}人已输入`,
    },
    number: {
      ko: (n: number) => `${n}번째`,
      en: (n: number) => `Code ${n}`,
      cn: (n: number) => `第${n}个`,
    },
    over: { ko: '시간이 지났어요', en: 'Over', cn: '已过期' },
    both: {
      ko: '두 번 모두 보여 줬어요',
      en: 'Both codes have been shown',
      cn: '两次均已显示',
    },
    onlyLive: {
      ko: '라이브 중에만 보여 줄 수 있어요',
      en: 'Codes can be shown while the lecture is live',
      cn: '仅可在直播期间显示',
    },
  },
});
