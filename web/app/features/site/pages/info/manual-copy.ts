import { defineCopy } from '#lib/format/copy.ts';
import type { availableFeatures } from '#lib/document/available-features.ts';

interface Section {
  title: string;
  steps: readonly string[];
  /** The feature without which the section is left out. */
  needs?: keyof typeof availableFeatures;
}

const manual = (title: string, lead: string, sections: readonly Section[]) => ({ title, lead, sections });

export const manualCopy = defineCopy({
  guide: { ko: '이용 안내', en: 'How it works', cn: '使用指南' },
  files: { ko: '파일로 받기', en: 'As a file', cn: '下载文件' },
  version: {
    ko: (day: string) => `${day} 판`,
    en: (day: string) => `Version of ${day}`,
    cn: (day: string) => `${day}版`,
  },
  seller: {
    ko: manual(
      '셀러 매뉴얼',
      '제품을 만들거나 공급하는 기업이 이음에 가입하고, 기업을 알리고, 도움을 받는 방법이에요.',
      [
        {
          title: '기업 회원으로 가입하기',
          steps: [
            '회원가입에서 ‘기업’을 고르고 담당자 휴대전화를 인증해요.',
            '기업명, 대표자, 주소를 적고 사업자등록증을 올려요. PDF, JPG, PNG 파일을 쓸 수 있어요.',
            '센터가 영업일 기준 1~2일 안에 확인해요. 반려되면 까닭을 알려 드리고, 고쳐서 다시 신청할 수 있어요.',
          ],
        },
        {
          title: '기업 정보 채우기',
          steps: [
            '대시보드의 기업 정보에서 로고와 소개, 홈페이지를 적어요. 기업 페이지에 그대로 보여요.',
            '무엇을 만들고 어디에 공급하는지 처음 세 줄에 적으면 찾는 사람이 바로 알 수 있어요.',
            '담당자가 바뀌면 연락처부터 고쳐 주세요. 안내 문자와 이메일이 그 연락처로 가요.',
          ],
        },
        {
          title: '바이어와 상담하기',
          needs: 'matching',
          steps: [
            '비즈매칭에서 프로그램의 신청 기간과 상담 기간을 확인하고 셀러로 신청해요.',
            '바이어가 연 시간 가운데 세 개까지 제안해요. 바이어가 하나를 고르면 상담이 정해져요.',
            '상담 시각이 되면 온라인 상담실이나 현장에서 만나고, 결과를 기록으로 남겨요.',
          ],
        },
        {
          title: '함께 일할 사람 찾기',
          steps: [
            '대시보드에서 공고를 쓰고 미리보기로 확인한 뒤 게시해요. 쓰던 공고는 저절로 저장돼요.',
            '지원자는 목록과 칸반에서 단계별로 살펴요. 잘못 옮긴 지원자는 바로 되돌릴 수 있어요.',
          ],
        },
        {
          title: '도움받기',
          steps: [
            '고객센터의 자주 묻는 질문을 먼저 찾아보세요. 로그인하면 1:1 문의도 남길 수 있어요.',
            '채용 지원 서비스가 필요하면 서비스 문의에 적어 주세요. 담당자가 연락드려요.',
          ],
        },
      ],
    ),
    en: manual(
      'Manual for sellers',
      'How companies that make or supply products join Ieum, present themselves and get help.',
      [
        {
          title: 'Sign up as a company',
          steps: [
            'Choose “Company” when you sign up and confirm the phone number of your contact.',
            'Enter the name, representative and address of your company and attach the business registration as PDF, JPG or PNG.',
            'We check it within 1 to 2 business days. If it is sent back, you see the reason and can apply again.',
          ],
        },
        {
          title: 'Complete your company page',
          steps: [
            'Add your logo, a description and your website under company information in the dashboard. Your public page shows them.',
            'Say in the first three lines what you make and where you supply it.',
            'When your contact changes, update the phone number and e-mail first: messages are sent there.',
          ],
        },
        {
          title: 'Meet buyers',
          needs: 'matching',
          steps: [
            'Check when a matching programme takes applications and when it takes place, and apply as a seller.',
            'Propose up to three of the times that a buyer has opened. The consultation is set when the buyer chooses one.',
            'Meet online or on site at the agreed time and record the outcome.',
          ],
        },
        {
          title: 'Find people to work with',
          steps: [
            'Write a job posting in the dashboard, check the preview and publish it. Drafts are saved automatically.',
            'Follow applicants step by step in a list or on a board. A wrong move can be undone at once.',
          ],
        },
        {
          title: 'Get help',
          steps: [
            'Look through the frequently asked questions first. Once logged in you can also ask the centre directly.',
            'If you need support with hiring, send a service inquiry. We will contact you.',
          ],
        },
      ],
    ),
    cn: manual('卖家手册', '介绍生产或供应产品的企业如何加入Ieum、展示企业并获得帮助。', [
      {
        title: '注册企业会员',
        steps: [
          '注册时选择“企业”，并验证负责人手机号码。',
          '填写企业名称、代表人和地址，并上传营业执照（PDF、JPG、PNG）。',
          '中心将在1至2个工作日内确认。如被退回，会告知原因，修改后可重新申请。',
        ],
      },
      {
        title: '完善企业信息',
        steps: [
          '在控制面板的企业信息中填写标志、简介和网站，这些内容会显示在企业页面上。',
          '请在前三行写明生产什么、供应到哪里。',
          '负责人变更时请先更新联系方式，通知短信和邮件会发送到该联系方式。',
        ],
      },
      {
        title: '与买家洽谈',
        needs: 'matching',
        steps: [
          '在商务对接中确认报名与洽谈时间，以卖家身份报名。',
          '从买家开放的时间中最多提出三个，买家选定一个后即确定洽谈。',
          '在约定时间线上或现场见面，并记录结果。',
        ],
      },
      {
        title: '寻找人才',
        steps: [
          '在控制面板撰写招聘，预览确认后发布。未完成的招聘会自动保存。',
          '可在列表和看板中按阶段查看应聘者，移错时可立即撤销。',
        ],
      },
      {
        title: '获得帮助',
        steps: [
          '请先查看客服中心的常见问题。登录后还可提交一对一咨询。',
          '需要招聘支持服务时，请提交服务咨询，负责人会与您联系。',
        ],
      },
    ]),
  },
  buyer: {
    ko: manual(
      '바이어 매뉴얼',
      '제품과 공급처를 찾는 기업이 이음에 가입하고, 기업을 살펴보고, 도움을 받는 방법이에요.',
      [
        {
          title: '기업 회원으로 가입하기',
          steps: [
            '회원가입에서 ‘기업’을 고르고 담당자 휴대전화를 인증해요.',
            '사업자등록증을 올리면 센터가 영업일 기준 1~2일 안에 확인해요.',
            '승인 결과는 문자로 알려 드려요. 승인 전에는 대시보드에 남은 일이 보여요.',
          ],
        },
        {
          title: '공급 기업 살펴보기',
          steps: [
            '위쪽 검색에서 기업 이름이나 품목을 찾아요.',
            '기업 페이지에서 소개와 홈페이지, 진행 중인 공고를 확인해요.',
            '다시 볼 기업은 하트를 눌러 담아 두면 대시보드에 모여요.',
          ],
        },
        {
          title: '셀러와 상담하기',
          needs: 'matching',
          steps: [
            '비즈매칭에서 프로그램을 골라 바이어로 신청하고 관심 분야와 상담 방법을 적어요.',
            '상담할 수 있는 시간을 열어요. 온라인과 현장을 함께 고를 수 있어요.',
            '셀러가 제안한 시간 가운데 하나를 고르면 상담이 정해져요.',
          ],
        },
        {
          title: '알림 정하기',
          steps: [
            '대시보드의 알림 설정에서 이메일과 문자로 받을 소식을 골라요.',
            '밤 9시부터 아침 8시 사이에는 보내지 않고 아침에 모아 보내요.',
          ],
        },
        {
          title: '도움받기',
          steps: [
            '고객센터의 자주 묻는 질문을 먼저 찾아보세요. 로그인하면 1:1 문의도 남길 수 있어요.',
            '의심스러운 공고나 기업을 보면 신고해 주세요. 센터가 확인해요.',
          ],
        },
      ],
    ),
    en: manual(
      'Manual for buyers',
      'How companies in search of products and suppliers join Ieum, look at companies and get help.',
      [
        {
          title: 'Sign up as a company',
          steps: [
            'Choose “Company” when you sign up and confirm the phone number of your contact.',
            'Attach your business registration. We check it within 1 to 2 business days.',
            'You receive the result by text message. Until then the dashboard shows what is left to do.',
          ],
        },
        {
          title: 'Look at suppliers',
          steps: [
            'Search for a company’s name or a product at the top of any page.',
            'A company’s page has its description, its website and its open jobs.',
            'Press the heart to keep a company; you find all of them in the dashboard.',
          ],
        },
        {
          title: 'Meet sellers',
          needs: 'matching',
          steps: [
            'Choose a matching programme, apply as a buyer and say what interests you and how you prefer to meet.',
            'Open the times at which you can meet, online, on site or both.',
            'The consultation is set when you choose one of the times that a seller proposes.',
          ],
        },
        {
          title: 'Choose your notifications',
          steps: [
            'Choose in the notification settings of the dashboard what you receive by e-mail and by text message.',
            'Nothing is sent between 9 in the evening and 8 in the morning; it follows in the morning.',
          ],
        },
        {
          title: 'Get help',
          steps: [
            'Look through the frequently asked questions first. Once logged in you can also ask the centre directly.',
            'Report a suspicious posting or company. The centre looks into it.',
          ],
        },
      ],
    ),
    cn: manual('买家手册', '介绍寻找产品与供应商的企业如何加入Ieum、了解企业并获得帮助。', [
      {
        title: '注册企业会员',
        steps: [
          '注册时选择“企业”，并验证负责人手机号码。',
          '上传营业执照后，中心将在1至2个工作日内确认。',
          '审核结果将以短信通知。审核前可在控制面板查看待办事项。',
        ],
      },
      {
        title: '了解供应企业',
        steps: [
          '在页面上方搜索企业名称或产品。',
          '在企业页面查看简介、网站和正在进行的招聘。',
          '点击爱心收藏企业，可在控制面板集中查看。',
        ],
      },
      {
        title: '与卖家洽谈',
        needs: 'matching',
        steps: [
          '在商务对接中选择活动，以买家身份报名，并填写关注领域与洽谈方式。',
          '开放可洽谈的时间，可同时选择线上与现场。',
          '从卖家提出的时间中选择一个，即确定洽谈。',
        ],
      },
      {
        title: '设置通知',
        steps: [
          '在控制面板的通知设置中选择通过邮件和短信接收的内容。',
          '晚上9点至早上8点之间不发送，将在早上发送。',
        ],
      },
      {
        title: '获得帮助',
        steps: [
          '请先查看客服中心的常见问题。登录后还可提交一对一咨询。',
          '如发现可疑的招聘或企业，请举报，中心会进行核查。',
        ],
      },
    ]),
  },
});
