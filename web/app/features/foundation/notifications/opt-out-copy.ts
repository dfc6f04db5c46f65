import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '이음 소식 그만 받기', en: 'Stop news from Ieum', cn: '退订Ieum资讯' },
  ask: {
    ko: '버튼을 누르면 이 메시지를 받은 곳으로 이음 소식(광고)을 더 보내지 않아요. 로그인하지 않아도 돼요.',
    en: 'Press the button and no more news (advertising) will be sent where this message came to. No login needed.',
    cn: '点击按钮后，将不再向收到此消息的渠道发送Ieum资讯（广告），无需登录。',
  },
  stays: {
    ko: '지원 결과와 일정처럼 꼭 필요한 안내는 그대로 보내요.',
    en: 'What you need to know, such as results and schedules, still reaches you.',
    cn: '应聘结果、日程等必要通知仍会照常发送。',
  },
  ofGroup: {
    title: {
      ko: (name: string) => `‘${name}’ 메일 그만 받기`,
      en: (name: string) => `Stop e-mails about “${name}”`,
      cn: (name: string) => `停止接收“${name}”邮件`,
    },
    ask: {
      ko: '버튼을 누르면 이 알림을 메일로 더 보내지 않아요. 알림함에는 그대로 남아요. 로그인하지 않아도 돼요.',
      en: 'Press the button and these notifications are no longer sent by e-mail. They stay in the inbox. No login needed.',
      cn: '点击按钮后，将不再通过邮件发送此类通知，通知中心仍可查看，无需登录。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 메일을 그만 보낼게요`,
      en: (name: string) => `No more e-mails about “${name}”`,
      cn: (name: string) => `已停止发送“${name}”邮件`,
    },
    doneHint: {
      ko: '마음이 바뀌면 알림 설정에서 다시 켤 수 있어요.',
      en: 'You can turn it on again in the message settings.',
      cn: '如改变主意，可在通知设置中重新开启。',
    },
  },
  act: { ko: '그만 받기', en: 'Stop', cn: '退订' },
  done: {
    SMS: {
      ko: '문자로 보내는 이음 소식을 그만 보낼게요',
      en: 'No more news by SMS',
      cn: '已停止通过短信发送资讯',
    },
    EMAIL: {
      ko: '이메일로 보내는 이음 소식을 그만 보낼게요',
      en: 'No more news by e-mail',
      cn: '已停止通过邮件发送资讯',
    },
  },
  doneHint: {
    ko: '기다리던 메시지도 보내지 않아요. 마음이 바뀌면 알림 설정에서 다시 켤 수 있어요.',
    en: 'Messages already waiting will not be sent either. You can turn it on again in the message settings.',
    cn: '排队中的消息也不会再发送。如改变主意，可在通知设置中重新开启。',
  },
  home: { ko: '이음 홈으로', en: 'To Ieum', cn: '前往Ieum首页' },
});
