import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '채용 지원 문의', en: 'Recruitment support', cn: '招聘支持咨询' },
  description: {
    ko: '무역 인재를 찾는 기업이라면 이음무역센터에 물어보세요. 채용 설명회, 공고 작성, 인재 추천을 도와드려요.',
    en: 'Ask Ieum Trade Centre for help with recruiting: job fairs, writing recruitments, finding people.',
    cn: '正在寻找贸易人才的企业，欢迎咨询Ieum贸易中心：招聘说明会、公告撰写、人才推荐。',
  },
  lead: {
    ko: '필요한 도움을 남겨 주시면 영업일 기준 2일 안에 담당자가 답해 드려요.',
    en: 'Tell us what you need; we answer within two business days.',
    cn: '请留下您的需求，我们将在2个工作日内答复。',
  },
  help: {
    title: { ko: '무엇을 도와드리나요', en: 'What we help with', cn: '我们能提供的帮助' },
    items: {
      fair: {
        title: { ko: '채용 설명회 참가', en: 'Job fairs', cn: '参加招聘说明会' },
        body: {
          ko: '센터가 여는 설명회와 상담회에 참가 기업으로 함께해요.',
          en: 'Take part in the fairs and consultations of the centre.',
          cn: '作为参展企业参加中心举办的说明会和洽谈会。',
        },
      },
      writing: {
        title: { ko: '공고 작성 도움', en: 'Writing recruitments', cn: '公告撰写支持' },
        body: {
          ko: '처음 공고를 올리는 기업에 쓰는 법과 지원자 관리를 알려 드려요.',
          en: 'How to write a first recruitment and manage its applicants.',
          cn: '为首次发布公告的企业介绍撰写方法和应聘者管理。',
        },
      },
      people: {
        title: { ko: '인재 추천', en: 'Finding people', cn: '人才推荐' },
        body: {
          ko: '찾는 조건에 맞는 회원에게 공고를 안내해 드려요.',
          en: 'We show your recruitment to members who fit it.',
          cn: '向符合条件的会员推荐您的招聘公告。',
        },
      },
    },
    hours: {
      ko: '상담 시간 평일 09:00~18:00 (점심 12:00~13:00)',
      en: 'Weekdays 9:00 to 18:00 (lunch 12:00 to 13:00)',
      cn: '咨询时间：工作日09:00至18:00（午休12:00至13:00）',
    },
  },
  topics: {
    label: { ko: '문의 주제', en: 'Topic', cn: '咨询主题' },
    fair: { ko: '채용 설명회 참가', en: 'Job fair', cn: '参加招聘说明会' },
    writing: { ko: '공고 작성 도움', en: 'Writing recruitments', cn: '公告撰写支持' },
    people: { ko: '인재 추천', en: 'Finding people', cn: '人才推荐' },
  },
  fields: {
    companyName: { ko: '기업 이름', en: 'Company', cn: '企业名称' },
    name: { ko: '담당자 이름', en: 'Contact person', cn: '联系人姓名' },
    phone: { ko: '연락처', en: 'Phone', cn: '联系电话' },
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    content: { ko: '문의 내용', en: 'Inquiry', cn: '咨询内容' },
    files: { ko: '첨부 파일 (선택)', en: 'Files (optional)', cn: '附件（选填）' },
  },
  agreed: {
    ko: '개인정보 수집과 이용에 동의해요 (필수)',
    en: 'I agree to the collection and use of personal data (required)',
    cn: '我同意收集和使用个人信息（必选）',
  },
  consent: {
    title: {
      ko: '수집하는 내용과 보관 기간',
      en: 'What is collected and for how long',
      cn: '收集内容与保存期限',
    },
    body: {
      ko: '기업 이름, 담당자 이름, 연락처, 이메일과 적어 주신 내용을 문의에 답하는 데에만 써요. 1년 동안 보관하고 그 뒤에는 자동으로 지워요. 동의하지 않으실 수 있지만, 그러면 문의를 받을 수 없어요.',
      en: 'The company’s name, the contact person’s name, phone and e-mail and what you write are used to answer the inquiry only. They are stored for one year and then erased automatically. You may refuse, but then we cannot receive the inquiry.',
      cn: '企业名称、联系人姓名、电话、邮箱及您填写的内容仅用于答复咨询，保存1年后自动删除。您可以不同意，但届时我们将无法受理咨询。',
    },
  },
  send: { ko: '문의 보내기', en: 'Send the inquiry', cn: '发送咨询' },
  restored: {
    ko: '쓰던 내용을 다시 불러왔어요.',
    en: 'What you wrote before is restored.',
    cn: '已恢复您之前填写的内容。',
  },
  receipt: {
    title: { ko: '문의를 받았어요', en: 'We received your inquiry', cn: '已收到您的咨询' },
    number: { ko: '접수 번호', en: 'Number', cn: '受理号' },
    at: { ko: '받은 때', en: 'Received', cn: '收到时间' },
    to: { ko: '답변받을 곳', en: 'The answer goes to', cn: '答复发送至' },
    when: { ko: '답변 예정', en: 'Expected answer', cn: '预计答复' },
    within: { ko: '영업일 기준 2일 안', en: 'Within two business days', cn: '2个工作日内' },
    hint: {
      ko: '전화로 문의하실 때 접수 번호를 말씀해 주시면 더 빨리 찾을 수 있어요.',
      en: 'Please give this number when you call us.',
      cn: '致电咨询时提供受理号，可更快查询。',
    },
    again: { ko: '다른 문의 보내기', en: 'Send another inquiry', cn: '发送其他咨询' },
    home: { ko: '채용 공고 보기', en: 'See the recruitments', cn: '查看招聘公告' },
  },
});
