import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  today: {
    lead: {
      ko: '한 번 입력한 정보가 다음 지원까지 그대로 이어져요.',
      en: 'What you enter once carries through to your next application.',
      cn: '一次填写的信息，将延续到下一次应聘。',
    },
    career: {
      ko: '지원한 공고와 결과를 한 줄로 모아 봐요. 기업이 알린 결과는 바로 전해 드려요.',
      en: 'Your applications and their results on one line; what a company tells you reaches you at once.',
      cn: '将应聘与结果汇成一条线，企业通知的结果会及时送达。',
    },
  },
  title: { ko: '쓸수록 쌓이는 내 커리어', en: 'A career that builds up', cn: '越用越丰富的职业履历' },
  lead: {
    ko: '한 번 입력한 정보가 지원, 면접, 계약, 증명서까지 그대로 이어져요.',
    en: 'What you enter once carries through applications, interviews, contracts and certificates.',
    cn: '一次填写的信息，将贯穿应聘、面试、签约与证明。',
  },
  application: {
    title: { ko: '공통 지원서', en: 'Common application', cn: '通用应聘表' },
    body: {
      ko: '이력서 하나로 여러 공고에 바로 지원해요. 공고마다 필요한 질문만 더 답하면 돼요.',
      en: 'One résumé for every opening. You only answer the questions each company adds.',
      cn: '一份简历即可应聘多家企业，只需补充各招聘的问题。',
    },
    used: { ko: '지원 3곳에 사용 중', en: 'Used for 3 applications', cn: '已用于3处应聘' },
  },
  career: {
    title: { ko: '경력 관리', en: 'Career management', cn: '职业管理' },
    body: {
      ko: '지원부터 출근 기록까지 한 줄로 모아 봐요. 다음에 할 일은 먼저 알려 드려요.',
      en: 'From applications to attendance on one line, with the next step first.',
      cn: '从应聘到考勤汇成一条线，并优先提示下一步。',
    },
    steps: {
      ko: [
        ['면접 단계', '한빛정밀 · 오늘'],
        ['지원서 열람', '어제'],
        ['지원 완료', '지난 월요일'],
      ],
      en: [
        ['Interview stage', 'Hanbit Precision · today'],
        ['Application opened', 'yesterday'],
        ['Applied', 'last Monday'],
      ],
      cn: [
        ['面试阶段', 'Hanbit精密 · 今天'],
        ['简历已查看', '昨天'],
        ['已应聘', '上周一'],
      ],
    },
  },
  interview: {
    title: { ko: '화상 면접', en: 'Video interview', cn: '视频面试' },
    body: {
      ko: '제안받은 시간 가운데 하나를 고르고, 설치 없이 브라우저에서 바로 만나요.',
      en: 'Choose one of the proposed times and meet in the browser, with nothing to install.',
      cn: '从提议的时间中选择一个，无需安装，直接在浏览器中见面。',
    },
    who: { ko: '한빛정밀 면접', en: 'Interview, Hanbit Precision', cn: 'Hanbit精密 面试' },
    when: { ko: '오늘 14:00 · 30분', en: 'today 14:00 · 30 min', cn: '今天 14:00 · 30分钟' },
    enter: { ko: '입장하기', en: 'Enter', cn: '进入' },
  },
  certificate: {
    title: { ko: '활동 증명서', en: 'Activity certificate', cn: '活动证明' },
    body: {
      ko: '근무와 교육 기록을 증명서로 발급해요. 필요할 때 바로 내려받아 제출해요.',
      en: 'Your work and training on record as a certificate, ready to download and hand in.',
      cn: '工作与培训记录可开具证明，随时下载提交。',
    },
    about: {
      ko: '전시 운영 스태프 · 24일 · 192시간',
      en: 'Exhibition staff · 24 days · 192 h',
      cn: '展会工作人员 · 24天 · 192小时',
    },
    download: { ko: 'PDF 내려받기', en: 'Download PDF', cn: '下载PDF' },
  },
});
