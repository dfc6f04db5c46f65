import { defineCopy } from '#lib/format/copy.ts';

export const serviceCopy = defineCopy({
  title: { ko: '서비스 안내', en: 'Services', cn: '服务介绍' },
  description: {
    ko: '채용, 비즈매칭, 면접과 계약 지원, 커리어 관리까지 이음에서 할 수 있는 일을 소개해요.',
    en: 'Hiring, business matching, interviews and contracts, career records: what you can do at Ieum.',
    cn: '招聘、商务对接、面试与合同支持、职业管理，介绍您在Ieum可以做的事。',
  },
  today: {
    description: {
      ko: '공고를 올리고 지원하는 일부터 결과를 확인하는 일까지, 지금 이음에서 할 수 있는 일을 소개해요.',
      en: 'From posting a job and applying to following the results: what you can do at Ieum today.',
      cn: '从发布招聘、应聘到查看结果，介绍您现在可以在Ieum做的事。',
    },
    headline: {
      ko: '공고부터 결과까지, 한 번의 흐름으로',
      en: 'From the posting to the result in one flow',
      cn: '从招聘到结果，一气呵成',
    },
    agent: {
      ko: {
        body: '면접 시간을 정하는 일부터 화상으로 만나는 일까지 한곳에서 해요.',
        points: ['코드로 들어가는 화상 면접', '지원자가 고르는 면접 시간', '휴대폰 달력에 담기는 일정'],
      },
      en: {
        body: 'From agreeing on a time to meeting by video, in one place.',
        points: [
          'Video interviews by code',
          'Times that applicants pick',
          "Appointments in the phone's calendar",
        ],
      },
      cn: {
        body: '从约定面试时间到视频见面，都在一处完成。',
        points: ['凭码进入视频面试', '由应聘者选择面试时间', '可加入手机日历的日程'],
      },
    },
    career: {
      ko: {
        body: '이력서를 한 번 쓰고 여러 공고에 지원해요. 지원한 곳과 단계가 한곳에 모여요.',
        points: ['다시 쓰는 공통 이력서', '단계가 보이는 지원 현황'],
      },
      en: {
        body: 'Write your résumé once and apply for many jobs. Where you applied and how far you are is in one place.',
        points: ['A résumé to use again', 'Applications with visible stages'],
      },
      cn: {
        body: '简历只需填写一次，即可应聘多个职位，投递与进度集中在一处。',
        points: ['可重复使用的简历', '阶段可见的投递进度'],
      },
    },
  },
  headline: {
    ko: '공고부터 서명까지, 한 번의 흐름으로',
    en: 'From the posting to the signature in one flow',
    cn: '从招聘到签署，一气呵成',
  },
  lead: {
    ko: '여러 곳을 옮겨 다니지 않아도 돼요. 만나고, 확인하고, 약속하는 일을 같은 기록 위에서 이어 가요.',
    en: 'No moving between tools. Meeting, checking and agreeing all happen on the same record.',
    cn: '无需在多个平台之间切换，相识、确认与约定都基于同一份记录。',
  },
  sections: {
    ko: [
      {
        id: 'recruit',
        title: '채용',
        body: '기업은 조건과 질문을 담은 공고를 올리고, 지원자를 목록과 칸반에서 단계별로 살펴요.',
        points: ['마감일과 조회 수로 정렬한 공고', '이력서 하나로 하는 지원', '지원 단계 알림과 되돌리기'],
      },
      {
        id: 'bridge',
        title: '비즈매칭',
        body: '우수 제조사와 유통 바이어가 서로의 시간을 맞춰 온라인이나 현장에서 상담해요.',
        points: ['세 개까지 제안하는 상담 시간', '바이어가 고르면 바로 확정', '상담 결과까지 남는 기록'],
      },
      {
        id: 'agent',
        title: '지원 서비스',
        body: '면접 입장, 계약서 양식과 서명, 출근 확인까지 만남 뒤의 일을 함께 해요.',
        points: ['코드로 들어가는 화상 면접', '양식으로 쓰는 전자 계약', '코드로 남기는 출근 기록'],
      },
      {
        id: 'career',
        title: '커리어',
        body: '지원과 면접, 근무가 한 줄의 경력으로 쌓이고, 필요한 때 활동 증명서로 꺼내요.',
        points: ['다시 쓰는 공통 이력서', '단계가 보이는 지원 현황', '활동 증명서'],
      },
    ],
    en: [
      {
        id: 'recruit',
        title: 'Hiring',
        body: 'Companies post jobs with conditions and questions, and follow applicants step by step in a list or on a board.',
        points: ['Jobs by deadline and views', 'One résumé for every application', 'Clear stages, and undo'],
      },
      {
        id: 'bridge',
        title: 'Business matching',
        body: 'Manufacturers and retail buyers agree on a time and meet online or on site.',
        points: ['Up to three proposed times', 'Confirmed when the buyer chooses', 'A record of the outcome'],
      },
      {
        id: 'agent',
        title: 'Support',
        body: 'Interview rooms, contract forms and signatures, attendance: the work after the first meeting.',
        points: ['Video interviews by code', 'Contracts from templates', 'Attendance by code'],
      },
      {
        id: 'career',
        title: 'Career',
        body: 'Applications, interviews and work add up to one record that you can take out as a certificate.',
        points: ['A résumé to use again', 'Applications with visible stages', 'Activity certificates'],
      },
    ],
    cn: [
      {
        id: 'recruit',
        title: '招聘',
        body: '企业发布包含条件与问题的招聘，并在列表或看板中逐步查看应聘者。',
        points: ['按截止日与浏览量排序', '一份简历投递多家', '阶段清晰，可撤销'],
      },
      {
        id: 'bridge',
        title: '商务对接',
        body: '优秀制造商与采购商协调时间，在线上或现场洽谈。',
        points: ['最多提出三个时间', '买家选择后立即确定', '保留洽谈结果'],
      },
      {
        id: 'agent',
        title: '支持服务',
        body: '从面试入口、合同模板与签署到考勤确认，协助见面之后的各项工作。',
        points: ['凭码进入视频面试', '使用模板签订电子合同', '凭码记录出勤'],
      },
      {
        id: 'career',
        title: '职业发展',
        body: '投递、面试与工作累积成一份经历，需要时可开具活动证明。',
        points: ['可重复使用的简历', '阶段可见的投递进度', '活动证明'],
      },
    ],
  },
});
