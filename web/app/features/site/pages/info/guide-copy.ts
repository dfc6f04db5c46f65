import { defineCopy } from '#lib/format/copy.ts';

export const guideCopy = defineCopy({
  title: { ko: '이용 안내', en: 'How it works', cn: '使用指南' },
  description: {
    ko: '구직자, 기업, 셀러, 바이어가 이음을 시작하는 순서를 알려 드려요.',
    en: 'The first steps at Ieum for job seekers, companies, sellers and buyers.',
    cn: '为求职者、企业、卖家与买家介绍Ieum的使用步骤。',
  },
  today: {
    description: {
      ko: '구직자와 기업이 이음을 시작하는 순서를 알려 드려요.',
      en: 'The first steps at Ieum for job seekers and companies.',
      cn: '为求职者与企业介绍Ieum的使用步骤。',
    },
    meet: {
      ko: '목록과 칸반에서 단계를 옮기고 결과를 알려요.',
      en: 'Move them through the stages and tell them the result.',
      cn: '在列表和看板中推进阶段并通知结果。',
    },
  },
  headline: { ko: '네 걸음이면 시작할 수 있어요', en: 'Four steps to start', cn: '四步即可开始' },
  lead: {
    ko: '하려는 일을 골라 순서대로 따라오세요.',
    en: 'Choose what you are here for and follow the steps.',
    cn: '选择您要做的事，按步骤进行。',
  },
  roles: {
    ko: [
      {
        id: 'person',
        title: '구직자',
        steps: [
          ['개인 회원으로 가입해요', '휴대전화 인증을 마치면 바로 로그인돼요.'],
          ['이력서를 써요', '기본 정보부터 채우고, 완성도를 보며 더해 가요.'],
          ['공고에 지원해요', '질문에 답하고 내용을 확인한 뒤 지원해요.'],
          ['지원 현황을 봐요', '단계가 바뀌면 다음에 할 일이 보여요.'],
        ],
      },
      {
        id: 'company',
        title: '기업',
        steps: [
          ['기업 회원으로 가입해요', '사업자등록증을 함께 올려 주세요.'],
          ['승인을 기다려요', '영업일 기준 1~2일 안에 확인해요.'],
          ['공고를 올려요', '미리보기로 확인하고 게시해요.'],
          ['지원자를 만나요', '목록과 칸반에서 단계를 옮기고 면접을 잡아요.'],
        ],
      },
      {
        id: 'seller',
        title: '셀러',
        steps: [
          ['매칭 프로그램을 골라요', '신청 기간과 상담 기간을 확인해요.'],
          ['셀러로 신청해요', '제품과 담당자 정보를 적어요.'],
          ['상담 시간을 제안해요', '바이어가 연 시간에서 세 개까지 골라요.'],
          ['상담에 참여해요', '정해진 시간에 온라인이나 현장에서 만나요.'],
        ],
      },
      {
        id: 'buyer',
        title: '바이어',
        steps: [
          ['기업 회원으로 가입해요', '승인이 끝나면 참가할 수 있어요.'],
          ['바이어로 신청해요', '관심 분야와 상담 방법을 알려 주세요.'],
          ['가능한 시간을 열어요', '온라인과 오프라인을 함께 고를 수 있어요.'],
          ['제안을 확정해요', '받은 시간 가운데 하나를 고르면 매칭이 끝나요.'],
        ],
      },
    ],
    en: [
      {
        id: 'person',
        title: 'Job seekers',
        steps: [
          ['Sign up as a person', 'After the phone check you are logged in at once.'],
          ['Write your résumé', 'Start with the basics and complete it over time.'],
          ['Apply for a job', 'Answer the questions, check everything and apply.'],
          ['Follow your application', 'Each new stage shows what to do next.'],
        ],
      },
      {
        id: 'company',
        title: 'Companies',
        steps: [
          ['Sign up as a company', 'Attach your business registration.'],
          ['Wait for the approval', 'We check it within 1 to 2 business days.'],
          ['Post a job', 'Look at the preview, then publish.'],
          ['Meet applicants', 'Move them through the stages and plan interviews.'],
        ],
      },
      {
        id: 'seller',
        title: 'Sellers',
        steps: [
          ['Choose a programme', 'Check when to apply and when to meet.'],
          ['Apply as a seller', 'Tell about your product and your contact.'],
          ['Propose times', 'Pick up to three of the buyer’s open times.'],
          ['Join the consultation', 'Meet online or on site at the agreed time.'],
        ],
      },
      {
        id: 'buyer',
        title: 'Buyers',
        steps: [
          ['Sign up as a company', 'You can take part once you are approved.'],
          ['Apply as a buyer', 'Tell us your interests and how you prefer to meet.'],
          ['Open your times', 'Online and on site can be offered together.'],
          ['Confirm a proposal', 'Choose one of the times and the match is made.'],
        ],
      },
    ],
    cn: [
      {
        id: 'person',
        title: '求职者',
        steps: [
          ['注册个人会员', '完成手机验证后即可登录。'],
          ['填写简历', '先填写基本信息，再逐步完善。'],
          ['投递职位', '回答问题并确认内容后投递。'],
          ['查看投递进度', '阶段变化时会提示下一步。'],
        ],
      },
      {
        id: 'company',
        title: '企业',
        steps: [
          ['注册企业会员', '请一并上传营业执照。'],
          ['等待审核', '1至2个工作日内确认。'],
          ['发布招聘', '预览确认后发布。'],
          ['联系应聘者', '在列表和看板中推进阶段并安排面试。'],
        ],
      },
      {
        id: 'seller',
        title: '卖家',
        steps: [
          ['选择对接活动', '确认报名与洽谈时间。'],
          ['以卖家身份报名', '填写产品与负责人信息。'],
          ['提出洽谈时间', '从买家开放的时间中最多选三个。'],
          ['参加洽谈', '在约定时间线上或现场见面。'],
        ],
      },
      {
        id: 'buyer',
        title: '买家',
        steps: [
          ['注册企业会员', '审核通过后即可参加。'],
          ['以买家身份报名', '请说明关注领域与洽谈方式。'],
          ['开放可用时间', '可同时选择线上与线下。'],
          ['确认提议', '选择其中一个时间即完成对接。'],
        ],
      },
    ],
  },
  jump: { ko: '회원 유형', en: 'Kinds of members', cn: '会员类型' },
});
