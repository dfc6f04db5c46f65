import { defineCopy } from '#lib/format/copy.ts';

export const aboutCopy = defineCopy({
  title: { ko: '센터 소개', en: 'About the centre', cn: '中心介绍' },
  description: {
    ko: '이음무역센터는 무역 현장의 사람과 기업을 채용, 상담, 계약으로 이어 드려요.',
    en: 'Ieum Trade Centre connects people and companies in trade, from hiring and consultations to contracts.',
    cn: 'Ieum贸易中心通过招聘、洽谈与签约，连接贸易领域的人才与企业。',
  },
  headline: {
    ko: '무역의 다음 사람을 잇는 곳',
    en: 'Where trade finds its people',
    cn: '为贸易连接下一位伙伴',
  },
  lead: {
    ko: '좋은 물건이 바다를 건너려면 먼저 좋은 사람이 만나야 해요. 이음무역센터는 일자리를 찾는 사람과 사람을 찾는 기업, 팔 곳을 찾는 제조사와 살 것을 찾는 바이어가 한곳에서 만나게 해요.',
    en: 'Before good products cross the sea, the right people have to meet. Ieum Trade Centre is where job seekers and employers, manufacturers and buyers find each other.',
    cn: '好产品走向世界之前，首先要让对的人相遇。在Ieum贸易中心，求职者与企业、制造商与买家在同一处相识。',
  },
  workTitle: { ko: '센터가 하는 일', en: 'What we do', cn: '我们的工作' },
  works: {
    ko: [
      {
        title: '채용을 이어요',
        body: '기업은 공고를 올리고 지원자를 단계별로 살펴요. 구직자는 이력서 하나로 여러 곳에 지원하고 결과를 한눈에 확인해요.',
      },
      {
        title: '상담을 이어요',
        body: '셀러와 바이어가 서로의 시간을 맞춰 온라인이나 현장에서 만나요. 행사가 끝나도 이야기가 이어지도록 기록이 남아요.',
      },
      {
        title: '계약까지 이어요',
        body: '면접이 끝나면 같은 곳에서 계약서를 쓰고 서명해요. 근무가 시작되면 출근 기록도 여기에 쌓여요.',
      },
    ],
    en: [
      {
        title: 'Hiring',
        body: 'Companies post jobs and follow applicants step by step. Job seekers apply with one résumé and see every result in one place.',
      },
      {
        title: 'Consultations',
        body: 'Sellers and buyers agree on a time and meet online or on site. What they discussed stays on record after the event.',
      },
      {
        title: 'Contracts',
        body: 'After the interview the contract is written and signed in the same place, and attendance is recorded from the first day.',
      },
    ],
    cn: [
      {
        title: '连接招聘',
        body: '企业发布招聘并逐步查看应聘者。求职者用一份简历投递多家企业，进度一目了然。',
      },
      {
        title: '连接洽谈',
        body: '卖家与买家协调时间，在线上或现场见面。活动结束后，洽谈记录依然保留。',
      },
      {
        title: '连接签约',
        body: '面试结束后在同一处起草并签署合同，入职后考勤也在这里记录。',
      },
    ],
  },
  promiseTitle: { ko: '우리가 지키는 것', en: 'What we stand for', cn: '我们的坚持' },
  promises: {
    ko: [
      {
        title: '다음에 할 일이 보여요',
        body: '마감까지 며칠 남았는지, 지금 누가 답할 차례인지 화면에서 바로 알 수 있어요.',
      },
      {
        title: '개인정보는 필요한 만큼만 보여요',
        body: '연락처는 가려서 보여 주고, 누가 언제 열어 봤는지 기록해요.',
      },
      {
        title: '확인된 기업만 만나요',
        body: '사업자등록증을 확인한 기업만 공고를 올리고 지원자를 만날 수 있어요.',
      },
    ],
    en: [
      {
        title: 'The next step is always visible',
        body: 'How many days are left and whose turn it is: you see it right on the screen.',
      },
      {
        title: 'Personal data only where needed',
        body: 'Contact details are masked, and every reading of them is recorded.',
      },
      {
        title: 'Verified companies only',
        body: 'Only companies whose business registration we have checked can post jobs and meet applicants.',
      },
    ],
    cn: [
      { title: '下一步始终清晰', body: '距离截止还有几天、现在轮到谁答复，都能直接看到。' },
      { title: '个人信息按需显示', body: '联系方式会被隐藏，谁在何时查看过均有记录。' },
      { title: '只与已核实的企业见面', body: '只有通过营业执照审核的企业才能发布招聘并联系应聘者。' },
    ],
  },
  start: { ko: '무엇부터 할까요?', en: 'Where to start?', cn: '从哪里开始？' },
  toRecruitments: { ko: '채용 공고 보기', en: 'See the jobs', cn: '查看招聘' },
  toGuide: { ko: '이용 안내 보기', en: 'How it works', cn: '查看使用指南' },
  toService: { ko: '서비스 살펴보기', en: 'See our services', cn: '了解服务' },
});
