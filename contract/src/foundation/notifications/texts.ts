import { defineTexts } from '../../common/text.ts';

/**
 * What the inbox, e-mails and text messages say. For each kind a title (also the subject of its e-mail) and a text below
 * it; `{name|이/가}` carries the particle of the word before it.
 */
export const inboxTitles = defineTexts('inboxTitles', {
  APPLICATION_RECEIVED: {
    ko: '{company}에 지원서를 보냈어요',
    en: 'Your application was sent to {company}',
    cn: '您的申请已提交给{company}',
  },
  APPLICATION_VIEWED: {
    ko: '{company|이/가} 지원서를 열어 봤어요',
    en: '{company} opened your application',
    cn: '{company}查看了您的申请',
  },
  APPLICATION_REVIEWING: {
    ko: '{company|이/가} 지원서를 검토하고 있어요',
    en: '{company} is reviewing your application',
    cn: '{company}正在审核您的申请',
  },
  APPLICATION_MEETING: {
    ko: '{company} 면접 단계로 올라갔어요',
    en: 'You moved on to the interview stage at {company}',
    cn: '您已进入{company}的面试阶段',
  },
  APPLICATION_ACCEPTED: {
    ko: '축하해요! {company}에 합격했어요',
    en: 'Congratulations! {company} accepted you',
    cn: '恭喜！您已被{company}录用',
  },
  APPLICATION_CLOSED: {
    ko: '{company} 채용 결과가 나왔어요',
    en: 'The result from {company} is in',
    cn: '{company}的招聘结果已公布',
  },
  RECRUITMENT_CANCELED: {
    ko: '지원한 공고의 모집이 취소됐어요',
    en: 'A job you applied to was canceled',
    cn: '您申请的职位已取消招聘',
  },
  RECRUITMENT_FINISHED: {
    ko: '지원한 공고의 모집이 끝났어요',
    en: 'A job you applied to has closed',
    cn: '您申请的职位已截止招聘',
  },
  LIKE_CLOSING: {
    ko: '관심 공고가 {day} 마감돼요',
    en: 'A job you like closes {day}',
    cn: '您关注的职位将于{day}截止',
  },
  DRAFT_CLOSING: {
    ko: '쓰던 지원서를 내일까지 보내 주세요',
    en: 'Send the application you started by tomorrow',
    cn: '请在明天之前提交您未完成的申请',
  },
  APPLICANT_NEW: {
    ko: '새 지원자가 {count}명 있어요',
    en: 'New applicants: {count}',
    cn: '有{count}位新的申请人',
  },
  APPLICANT_REVOKED: {
    ko: '{name} 님이 지원을 취소했어요',
    en: '{name} withdrew an application',
    cn: '{name}撤回了申请',
  },
  RECRUITMENT_ENDED: {
    ko: '공고 모집이 끝났어요',
    en: 'A job posting has closed',
    cn: '招聘已截止',
  },
  COMPANY_APPROVED: {
    ko: '{company} 가입을 승인했어요',
    en: '{company} has been approved',
    cn: '{company}已通过审核',
  },
  COMPANY_REJECTED: {
    ko: '{company} 가입이 반려되었어요',
    en: '{company} was not approved',
    cn: '{company}未通过审核',
  },
  COMPANY_WAITING: {
    ko: '{company|이/가} 승인을 기다리고 있어요',
    en: '{company} is waiting for approval',
    cn: '{company}正在等待审核',
  },
  COMPANY_WAITING_AGAIN: {
    ko: '{company|이/가} 승인을 다시 신청했어요',
    en: '{company} asked for approval again',
    cn: '{company}重新提交了审核申请',
  },
  RECRUITMENT_BLOCKED: {
    ko: '운영자가 공고를 숨겼어요',
    en: 'An administrator hid your posting',
    cn: '管理员隐藏了您的招聘',
  },
  RECRUITMENT_LIFTED: {
    ko: '운영자가 공고를 다시 공개했어요',
    en: 'An administrator put your posting back',
    cn: '管理员重新公开了您的招聘',
  },
  RECRUITMENT_REMOVED: {
    ko: '운영자가 공고를 지웠어요',
    en: 'An administrator deleted your posting',
    cn: '管理员删除了您的招聘',
  },
  RECRUITMENT_CLOSED_BY_CONSOLE: {
    ko: '운영자가 공고를 마감했어요',
    en: 'An administrator closed your posting',
    cn: '管理员截止了您的招聘',
  },
  RECRUITMENT_CANCELED_BY_CONSOLE: {
    ko: '운영자가 공고 모집을 취소했어요',
    en: 'An administrator canceled your posting',
    cn: '管理员取消了您的招聘',
  },
  BLOCK_ANSWERED: {
    ko: '{company|이/가} 숨긴 공고에 답했어요',
    en: '{company} answered about a hidden posting',
    cn: '{company}回复了被隐藏的招聘',
  },
  ACCOUNT_SUSPENDED: {
    ko: '운영자가 계정 이용을 멈췄어요',
    en: 'An administrator suspended your account',
    cn: '管理员停用了您的账户',
  },
  ACCOUNT_RESUMED: {
    ko: '계정을 다시 쓸 수 있어요',
    en: 'You can use your account again',
    cn: '您的账户已恢复使用',
  },
  ADVERTISING_AGREED: {
    ko: '이음 소식 받기에 동의했어요',
    en: 'You agreed to receive news from Ieum',
    cn: '您已同意接收Ieum的资讯',
  },
  ADVERTISING_REFUSED: {
    ko: '이음 소식 받기를 그만뒀어요',
    en: 'You no longer receive news from Ieum',
    cn: '您已退订Ieum的资讯',
  },
  ADVERTISING_KEPT: {
    ko: '이음 소식을 계속 받고 있어요',
    en: 'You still receive news from Ieum',
    cn: '您仍在接收Ieum的资讯',
  },
});

/** What an administrator did to a recruitment: why, and whom to ask; an administrator may have no address. */
const decided = {
  ko: '‘{subject}’ 공고예요.\n사유: {reason}\n문의: {contact} · 이음무역센터(02-000-0000)',
  en: '“{subject}”.\nReason: {reason}\nContact: {contact} · Ieum Trade Centre (+82 2-000-0000)',
  cn: '职位“{subject}”。\n原因：{reason}\n咨询：{contact} · Ieum贸易中心（+82 2-000-0000）',
};

export const inboxItemTexts = defineTexts('inboxTexts', {
  APPLICATION_RECEIVED: {
    ko: '‘{subject}’ 공고예요. 기업이 열어 보면 알려 드릴게요.',
    en: '“{subject}”. We will tell you when the company opens it.',
    cn: '职位“{subject}”。企业查看后会通知您。',
  },
  APPLICATION_VIEWED: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
  APPLICATION_REVIEWING: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
  APPLICATION_MEETING: {
    ko: '‘{subject}’ 공고예요. 면접 일정은 기업이 따로 알려 드려요.',
    en: '“{subject}”. The company will let you know the schedule.',
    cn: '职位“{subject}”。面试时间由企业另行通知。',
  },
  APPLICATION_ACCEPTED: {
    ko: '‘{subject}’ 공고예요. 다음 일은 기업이 따로 알려 드려요.',
    en: '“{subject}”. The company will tell you what comes next.',
    cn: '职位“{subject}”。后续事宜由企业另行通知。',
  },
  APPLICATION_CLOSED: {
    ko: '‘{subject}’ 공고예요. 아쉽지만 이번에는 함께하지 못하게 됐어요. 지원해 주셔서 고마워요.',
    en: '“{subject}”. You were not selected this time. Thank you for applying.',
    cn: '职位“{subject}”。很遗憾，这次未能录用。感谢您的申请。',
  },
  RECRUITMENT_CANCELED: {
    ko: '{company}에서 ‘{subject}’ 공고의 모집을 취소했어요.',
    en: '{company} canceled “{subject}”.',
    cn: '{company}取消了“{subject}”的招聘。',
  },
  RECRUITMENT_FINISHED: {
    ko: '{company} ‘{subject}’ 공고예요. 결과는 지원 현황에서 볼 수 있어요.',
    en: '“{subject}” at {company}. You can follow the result in your applications.',
    cn: '{company}的职位“{subject}”。可在投递进度中查看结果。',
  },
  LIKE_CLOSING: {
    ko: '{company} ‘{subject}’ 공고예요.',
    en: '“{subject}” at {company}',
    cn: '{company}的职位“{subject}”',
  },
  DRAFT_CLOSING: {
    ko: '{company} ‘{subject}’ 공고가 내일 마감돼요.',
    en: '“{subject}” at {company} closes tomorrow.',
    cn: '{company}的职位“{subject}”将于明天截止。',
  },
  APPLICANT_NEW: {
    ko: '{name} 님이 ‘{subject}’ 공고에 지원했어요.',
    en: '{name} applied to “{subject}”.',
    cn: '{name}申请了“{subject}”。',
  },
  APPLICANT_REVOKED: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
  RECRUITMENT_ENDED: {
    ko: '‘{subject}’ 공고예요. 지원자에게 결과를 알려 주세요.',
    en: '“{subject}”. Please let the applicants know the result.',
    cn: '职位“{subject}”。请将结果告知申请人。',
  },
  COMPANY_APPROVED: {
    ko: '이제 채용 공고를 올릴 수 있어요.',
    en: 'You can now post recruitments.',
    cn: '现在可以发布招聘信息。',
  },
  COMPANY_REJECTED: {
    ko: '사유: {reason}\n기업 정보를 고친 뒤 다시 신청해 주세요.',
    en: 'Reason: {reason}\nPlease correct your company profile and ask again.',
    cn: '原因：{reason}\n请修改企业信息后重新申请。',
  },
  COMPANY_WAITING: {
    ko: '사업자등록증을 확인하고 승인하거나 반려해 주세요.',
    en: 'Please check the business registration and approve or reject it.',
    cn: '请核对营业执照并审核。',
  },
  COMPANY_WAITING_AGAIN: {
    ko: '고친 정보를 확인하고 승인하거나 반려해 주세요.',
    en: 'Please check the corrected details and approve or reject it.',
    cn: '请核对修改后的信息并审核。',
  },
  RECRUITMENT_BLOCKED: {
    ko: '‘{subject}’ 공고예요. 지금은 아무도 볼 수 없고, 운영자가 다시 공개할 수 있어요.\n사유: {reason}\n공고에서 답을 보낼 수 있어요. 문의: {contact} · 이음무역센터(02-000-0000)',
    en: '“{subject}”. Nobody can see it until an administrator puts it back.\nReason: {reason}\nYou can answer from the posting. Contact: {contact} · Ieum Trade Centre (+82 2-000-0000)',
    cn: '职位“{subject}”。目前无人可见，需由管理员重新公开。\n原因：{reason}\n可在招聘页面回复。咨询：{contact} · Ieum贸易中心（+82 2-000-0000）',
  },
  RECRUITMENT_LIFTED: { ko: '‘{subject}’ 공고예요.', en: '“{subject}”', cn: '职位“{subject}”' },
  RECRUITMENT_REMOVED: decided,
  RECRUITMENT_CLOSED_BY_CONSOLE: decided,
  RECRUITMENT_CANCELED_BY_CONSOLE: decided,
  BLOCK_ANSWERED: {
    ko: '‘{subject}’ 공고예요. 답을 읽고 다시 공개할지 정해 주세요.',
    en: '“{subject}”. Please read the answer and decide whether to put it back.',
    cn: '职位“{subject}”。请查看回复并决定是否重新公开。',
  },
  ACCOUNT_SUSPENDED: {
    ko: '다시 풀릴 때까지 로그인할 수 없고, 기업의 공고도 보이지 않아요.\n사유: {reason}\n문의: {contact} · 이음무역센터(02-000-0000)',
    en: 'Until this is lifted you cannot log in, and a company’s postings are not shown.\nReason: {reason}\nContact: {contact} · Ieum Trade Centre (+82 2-000-0000)',
    cn: '恢复之前无法登录，企业的招聘也不会显示。\n原因：{reason}\n咨询：{contact} · Ieum贸易中心（+82 2-000-0000）',
  },
  ACCOUNT_RESUMED: {
    ko: '운영자가 이용 정지를 풀었어요. 기업의 공고도 다시 보여요.',
    en: 'An administrator lifted the suspension. A company’s postings are shown again.',
    cn: '管理员已解除停用，企业的招聘也已重新显示。',
  },
  ADVERTISING_AGREED: {
    ko: '{date}에 이음무역센터가 보내는 광고성 정보를 받기로 했어요. 언제든 알림 설정에서 바꿀 수 있어요.',
    en: 'On {date} you agreed to advertising from Ieum Trade Centre. You can change this at any time in the message settings.',
    cn: '您于{date}同意接收Ieum贸易中心的广告信息，可随时在通知设置中更改。',
  },
  ADVERTISING_REFUSED: {
    ko: '{date}에 이음무역센터가 보내는 광고성 정보를 받지 않기로 했어요. 더는 보내지 않아요.',
    en: 'On {date} you opted out of advertising from Ieum Trade Centre. Nothing more will be sent.',
    cn: '您于{date}退订了Ieum贸易中心的广告信息，今后不再发送。',
  },
  ADVERTISING_KEPT: {
    ko: '{date}에 동의하신 뒤로 2년이 지나 다시 알려 드려요. 그만 받으려면 알림 설정에서 꺼 주세요.',
    en: 'Two years have passed since you agreed on {date}, so we are letting you know again. To stop, turn it off in the message settings.',
    cn: '自您于{date}同意以来已满两年，特此再次告知。如不想再接收，请在通知设置中关闭。',
  },
});

/** What stands around an item when it leaves by e-mail or text message, and words that go into its places. */
export const inboxTexts = defineTexts('inbox', {
  emailSubject: { ko: '[이음] {title}', en: '[Ieum] {title}', cn: '[Ieum] {title}' },
  emailSubjectAbout: {
    ko: '[이음] {title}: {subject}',
    en: '[Ieum] {title}: {subject}',
    cn: '[Ieum] {title}：{subject}',
  },
  emailBody: {
    ko: '{title}\n{text}\n\n보기: {link}\n\n알림 설정 바꾸기: {settings}',
    en: '{title}\n{text}\n\nOpen: {link}\n\nChange message settings: {settings}',
    cn: '{title}\n{text}\n\n查看：{link}\n\n更改通知设置：{settings}',
  },
  sms: {
    ko: '[이음] {title}\n{text}\n{link}',
    en: '[Ieum] {title}\n{text}\n{link}',
    cn: '[Ieum] {title}\n{text}\n{link}',
  },
  emailBodyAlone: { ko: '{title}\n{text}', en: '{title}\n{text}', cn: '{title}\n{text}' },
  smsAlone: { ko: '[이음] {title}\n{text}', en: '[Ieum] {title}\n{text}', cn: '[Ieum] {title}\n{text}' },
  applicantsMany: {
    ko: '{name} 님 외 {others}명이 ‘{subject}’ 공고에 지원했어요.',
    en: '{name} and {others} more applied to “{subject}”.',
    cn: '{name}等{count}人申请了“{subject}”。',
  },
  noReason: { ko: '적지 않았어요', en: 'not given', cn: '未填写' },
  tomorrow: { ko: '내일', en: 'tomorrow', cn: '明天' },
  inDays: { ko: '{days}일 뒤', en: 'in {days} days', cn: '{days}天后' },
});
