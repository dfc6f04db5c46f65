import type { DemoFaq } from './demo-faq.ts';

/** The most frequent questions in English. */
const english: readonly DemoFaq[] = [
  {
    category: 'ACCOUNT',
    question: 'How do I sign up?',
    paragraphs: [
      'Choose “Sign up” on the login page, pick person or company, and confirm your mobile number.',
      'A company can publish jobs once its business registration has been checked.',
    ],
    helped: 3,
  },
  {
    category: 'ACCOUNT',
    question: 'I forgot my password. What can I do?',
    paragraphs: [
      'Choose “Find password” on the login page and confirm your username and mobile number. We send you a temporary password by SMS.',
      'After you log in with it, you are asked to choose a new password.',
    ],
    helped: 2,
  },
  {
    category: 'ACCOUNT',
    question: 'When is a company approved?',
    paragraphs: [
      'Within 1 to 2 business days after your business registration has been checked. We notify you by SMS, by e-mail and in your inbox.',
      'If it was rejected, upload a corrected document and it is checked again.',
    ],
    helped: 1,
  },
  {
    category: 'ACCOUNT',
    question: 'How long is my personal data kept?',
    paragraphs: [
      'Until you leave; it is erased within 30 days after that. Records that the law requires are kept separately for their period.',
      'The privacy policy has the details.',
    ],
    helped: 1,
  },
  {
    category: 'RECRUIT',
    question: 'How do I apply for a job?',
    paragraphs: [
      'Write your resume once under “Résumé”. Then open a job, choose “Apply”, answer its questions and send the application.',
      'Your resume is filled in for you, and you can change it for one application only.',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: 'Can I change an application after I sent it?',
    paragraphs: [
      'No, but you can cancel it and apply again before you are hired and as long as the job is open.',
      'Changes of your resume do not change applications that were sent.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: 'Can I cancel my application?',
    paragraphs: [
      'Yes: choose “Withdraw” under “Applications”. It is not possible after you were hired or after the job has closed.',
      'The company then sees only your name and the day on which you applied.',
    ],
    helped: 1,
  },
  {
    category: 'RECRUIT',
    question: 'Where do I see the result of my application?',
    paragraphs: [
      'Under “Applications” you see each stage, and you are notified when it changes.',
      'Rejections are sent after the job has closed.',
    ],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: 'How do I join a video interview?',
    paragraphs: [
      'Log in and choose “Go to the room” under “Video interviews”, or open the link that you received. You can enter from 10 minutes before the interview.',
      'You ask to enter, and an interviewer lets you in. It also works without a camera or a microphone.',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: 'How does a company publish a job?',
    paragraphs: [
      'Log in as an approved company and choose “Post a job” under “Postings”. Drafts are saved while you write.',
    ],
    helped: 1,
  },
  {
    category: 'PROGRAM',
    question: 'How do I watch a lecture?',
    paragraphs: [
      'Open it under “Online lectures” to see its video and its hand-outs.',
      'Some lectures need a code, which you get from the company that gives the lecture.',
    ],
    helped: 1,
  },
  {
    category: 'PROGRAM',
    question: 'Where do I enter an attendance code?',
    paragraphs: [
      'When a live lecture shows its code, a field opens on its page for three minutes. Enter the six letters there; you need to be logged in.',
    ],
    helped: 1,
  },
  {
    category: 'ETC',
    question: 'When does the help centre answer?',
    paragraphs: [
      'On weekdays from 9:00 to 18:00 in Seoul. Inquiries of weekends and holidays are answered on the next business day.',
    ],
    helped: 2,
  },
  {
    category: 'ETC',
    question: 'Is everything available in English?',
    paragraphs: [
      'The pages are: choose English at the top of the page, or in the menu of a phone. What members write, such as jobs and resumes, is not translated.',
    ],
    helped: 2,
  },
];

/** The same in Chinese. */
const chinese: readonly DemoFaq[] = [
  {
    category: 'ACCOUNT',
    question: '如何注册会员？',
    paragraphs: [
      '在登录页面点击“注册”，选择个人或企业，并验证手机号码即可。',
      '企业会员在营业执照审核通过后可以发布招聘。',
    ],
    helped: 3,
  },
  {
    category: 'ACCOUNT',
    question: '忘记密码怎么办？',
    paragraphs: [
      '在登录页面点击“找回密码”，验证账号和手机号码后，我们会通过短信发送临时密码。',
      '使用临时密码登录后，会先进入设置新密码的页面。',
    ],
    helped: 2,
  },
  {
    category: 'ACCOUNT',
    question: '企业审核需要多长时间？',
    paragraphs: [
      '核对营业执照后，1至2个工作日内完成审核。结果会通过短信、邮件和通知中心告知。',
      '如被驳回，修改资料重新上传后会再次审核。',
    ],
    helped: 1,
  },
  {
    category: 'ACCOUNT',
    question: '个人信息会保存多久？',
    paragraphs: [
      '会员信息保存至注销为止，注销后30天内删除。法律规定的记录按规定期限单独保存。',
      '详情请参阅隐私政策。',
    ],
    helped: 1,
  },
  {
    category: 'RECRUIT',
    question: '如何应聘职位？',
    paragraphs: [
      '先在“简历”中填写一次简历，然后打开招聘信息，点击“应聘”，回答问题后提交即可。',
      '简历会自动填入，也可以只针对该次应聘进行修改。',
    ],
    helped: 4,
  },
  {
    category: 'RECRUIT',
    question: '提交后可以修改应聘申请吗？',
    paragraphs: [
      '不能修改。在录用之前且招聘尚未结束时，可以取消后重新应聘。',
      '修改简历不会改变已提交的申请。',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '可以取消应聘吗？',
    paragraphs: [
      '在“投递进度”中点击“取消应聘”即可。录用之后或招聘结束之后不能取消。',
      '取消后，企业只能看到您的姓名和应聘日期。',
    ],
    helped: 1,
  },
  {
    category: 'RECRUIT',
    question: '在哪里查看应聘结果？',
    paragraphs: ['在“投递进度”中可以查看各阶段，阶段变化时也会通知您。', '未录用的结果会在招聘结束后通知。'],
    helped: 3,
  },
  {
    category: 'RECRUIT',
    question: '如何参加视频面试？',
    paragraphs: [
      '登录后在“视频面试”中点击“前往面试室”，或打开收到的链接。面试开始前10分钟即可进入。',
      '发送请求后，面试官批准即可进入。没有摄像头或麦克风也可以参加。',
    ],
    helped: 2,
  },
  {
    category: 'RECRUIT',
    question: '企业如何发布招聘？',
    paragraphs: ['以已通过审核的企业会员登录，在“招聘信息”中点击“发布招聘”。填写中的内容会自动保存。'],
    helped: 1,
  },
  {
    category: 'PROGRAM',
    question: '如何观看讲座？',
    paragraphs: [
      '在“在线讲座”中打开讲座，即可观看视频和资料。',
      '部分讲座需要参与码，请向举办讲座的企业索取。',
    ],
    helped: 1,
  },
  {
    category: 'PROGRAM',
    question: '出勤码在哪里输入？',
    paragraphs: ['直播讲座公布出勤码后，讲座页面会开放输入框3分钟。登录后输入六位字符即可。'],
    helped: 1,
  },
  {
    category: 'ETC',
    question: '客服中心的咨询时间是什么时候？',
    paragraphs: ['工作日首尔时间9:00至18:00回复1:1咨询。周末和节假日的咨询将在下一个工作日回复。'],
    helped: 2,
  },
  {
    category: 'ETC',
    question: '全部内容都有中文吗？',
    paragraphs: [
      '页面都有中文：在页面顶部或手机菜单中选择“中文”即可。招聘信息和简历等会员撰写的内容不会翻译。',
    ],
    helped: 2,
  },
];

export const foreignFaqs: readonly DemoFaq[] = [...english, ...chinese];
