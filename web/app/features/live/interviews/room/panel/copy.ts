import { defineCopy } from '#lib/format/copy.ts';

export const panelCopy = defineCopy({
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
  titles: {
    people: { ko: '참가자', en: 'People', cn: '参与者' },
    chat: { ko: '채팅', en: 'Chat', cn: '聊天' },
    memo: { ko: '메모', en: 'Notes', cn: '备注' },
    resume: { ko: '이력서', en: 'Résumé', cn: '简历' },
    devices: { ko: '장치', en: 'Devices', cn: '设备' },
  },
  me: { ko: '나', en: 'you', cn: '我' },
  host: { ko: '면접관', en: 'Interviewer', cn: '面试官' },
  guest: { ko: '참가자', en: 'Participant', cn: '参与者' },
  muted: { ko: '마이크 꺼짐', en: 'Muted', cn: '已静音' },
  cameraOff: { ko: '카메라 꺼짐', en: 'Camera off', cn: '摄像头已关闭' },
  waiting: { ko: '입장을 요청한 사람', en: 'Asking to enter', cn: '请求加入的人' },
  reject: { ko: '거절', en: 'Decline', cn: '拒绝' },
  approve: { ko: '승인', en: 'Admit', cn: '批准' },
  chat: {
    hint: {
      ko: '지금 방에 있는 사람만 읽고, 면접이 끝나면 남지 않아요.',
      en: 'Only people in the room read this, and nothing is kept.',
      cn: '仅房间内的人可见，面试结束后不保留。',
    },
    label: { ko: '메시지', en: 'Message', cn: '消息' },
    send: { ko: '보내기', en: 'Send', cn: '发送' },
    alone: {
      ko: '받을 사람이 아직 없어요',
      en: 'There is nobody to receive it yet',
      cn: '目前没有接收者',
    },
  },
  memo: {
    label: { ko: '나만 보는 메모', en: 'Notes only you can see', cn: '仅自己可见的备注' },
    mark: { ko: '지금 시각 넣기', en: 'Insert the time', cn: '插入当前时间' },
  },
  applicant: { ko: '지원자', en: 'Applicant', cn: '应聘者' },
  noResume: { ko: '볼 수 있는 이력서가 없어요', en: 'There is no résumé to show', cn: '没有可查看的简历' },
});
