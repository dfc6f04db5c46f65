import { defineCopy } from '#lib/format/copy.ts';
import { asObject } from '../korean-particles.ts';

export const detailCopy = defineCopy({
  title: { ko: '회원 정보', en: 'Member', cn: '会员信息' },
  loading: { ko: '회원 정보를 불러오고 있어요', en: 'Loading the member', cn: '正在加载会员信息' },
  back: { ko: '회원 목록', en: 'Members', cn: '会员列表' },
  whole: { ko: '한 화면으로 보기', en: 'Open as a page', cn: '以页面打开' },
  next: { ko: '다음 회원', en: 'Next member', cn: '下一位会员' },
  previous: { ko: '이전 회원', en: 'Previous member', cn: '上一位会员' },
  keys: {
    ko: 'A 승인 · R 반려 · J 다음 · K 이전',
    en: 'A approve · R reject · J next · K previous',
    cn: 'A 通过 · R 驳回 · J 下一个 · K 上一个',
  },
  compare: {
    ko: '등록증과 가입 정보를 비교해 주세요',
    en: 'Compare the document with the sign-up details',
    cn: '请将营业执照与注册信息进行核对',
  },
  sections: {
    signUp: { ko: '가입 정보', en: 'Sign-up details', cn: '注册信息' },
    document: { ko: '사업자등록증', en: 'Business registration', cn: '营业执照' },
    account: { ko: '계정', en: 'Account', cn: '账户' },
    agreements: { ko: '동의한 약관', en: 'Agreed terms', cn: '已同意的条款' },
  },
  facts: {
    companyName: { ko: '기업명', en: 'Company', cn: '企业名' },
    ceoName: { ko: '대표자', en: 'CEO', cn: '代表' },
    name: { ko: '이름', en: 'Name', cn: '姓名' },
    bornAt: { ko: '생년월일', en: 'Born', cn: '出生日期' },
    gender: { ko: '성별', en: 'Gender', cn: '性别' },
    phone: { ko: '연락처', en: 'Phone', cn: '联系方式' },
    email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    address: { ko: '주소', en: 'Address', cn: '地址' },
    website: { ko: '홈페이지', en: 'Website', cn: '网站' },
    username: { ko: '아이디', en: 'Username', cn: '账号' },
    type: { ko: '유형', en: 'Kind', cn: '类型' },
    status: { ko: '이용 상태', en: 'Account state', cn: '使用状态' },
    joined: { ko: '가입', en: 'Joined', cn: '注册' },
    submitted: { ko: '승인 신청', en: 'Requested', cn: '申请审核' },
    approved: { ko: '승인', en: 'Approved', cn: '通过' },
    lastLogin: { ko: '최근 로그인', en: 'Last login', cn: '最近登录' },
    rejectMsg: { ko: '반려 사유', en: 'Reason', cn: '驳回原因' },
  },
  genders: {
    MALE: { ko: '남성', en: 'Male', cn: '男' },
    FEMALE: { ko: '여성', en: 'Female', cn: '女' },
  },
  noAgreements: { ko: '동의한 약관이 없어요', en: 'No terms agreed to', cn: '没有同意的条款' },
  agreedAt: {
    ko: (version: number, when: string) => `${version}판 · ${when}`,
    en: (version: number, when: string) => `version ${version} · ${when}`,
    cn: (version: number, when: string) => `第${version}版 · ${when}`,
  },
  document: {
    missing: { ko: '서류 없음', en: 'No document', cn: '无材料' },
    missingHint: {
      ko: '사업자등록증이 아직 올라오지 않았어요. 반려하면서 올려 달라고 알릴 수 있어요.',
      en: 'The business registration has not been uploaded. You can reject the request and ask for it.',
      cn: '尚未上传营业执照。可以驳回并要求其上传。',
    },
    alt: {
      ko: (name: string) => `${name} 사업자등록증`,
      en: (name: string) => `Business registration of ${name}`,
      cn: (name: string) => `${name}的营业执照`,
    },
    view: { ko: '서류 미리보기', en: 'Preview of the document', cn: '材料预览' },
    zoomIn: { ko: '확대', en: 'Zoom in', cn: '放大' },
    zoomOut: { ko: '원래 크기로', en: 'Back to fit', cn: '恢复大小' },
    rotate: { ko: '오른쪽으로 돌리기', en: 'Rotate right', cn: '向右旋转' },
    open: { ko: '새 창으로 열기', en: 'Open in a new tab', cn: '在新标签页打开' },
    download: { ko: '파일 내려받기', en: 'Download the file', cn: '下载文件' },
    opening: { ko: '서류를 열고 있어요', en: 'Opening the document', cn: '正在打开材料' },
    unreadable: {
      ko: '미리 볼 수 없는 파일이에요. 내려받아 확인해 주세요.',
      en: 'This file cannot be previewed. Download it to look at it.',
      cn: '无法预览该文件，请下载查看。',
    },
    locked: {
      ko: '암호가 걸려 있어 볼 수 없는 PDF예요. 반려하면서 암호 없는 서류를 올려 달라고 알릴 수 있어요.',
      en: 'This PDF is protected by a password. You can reject the request and ask for one without.',
      cn: '该PDF已加密，无法查看。可以驳回并要求上传无密码的材料。',
    },
    pageOf: {
      ko: (page: number, count: number) => `${count}쪽 중 ${page}쪽`,
      en: (page: number, count: number) => `Page ${page} of ${count}`,
      cn: (page: number, count: number) => `第${page}页，共${count}页`,
    },
  },
  approve: {
    act: { ko: '승인하기', en: 'Approve', cn: '通过' },
    title: {
      ko: (name: string) => `${asObject(name)} 승인할까요?`,
      en: (name: string) => `Approve ${name}?`,
      cn: (name: string) => `通过${name}的审核？`,
    },
    body: {
      ko: '승인하면 문자로 알리고, 바로 채용 공고를 올릴 수 있어요.',
      en: 'They will be told by text message and can post recruitments at once.',
      cn: '通过后将以短信告知，对方即可发布招聘。',
    },
    withoutRegistration: {
      ko: '사업자등록증이 아직 없어요. 서류를 보지 않고 승인하면 문자로 알리고, 바로 채용 공고를 올릴 수 있어요.',
      en: 'There is no business registration yet. If you approve without it, they will be told by text message and can post recruitments at once.',
      cn: '尚无营业执照。若不查看材料直接通过，将以短信告知，对方即可发布招聘。',
    },
    done: {
      ko: (name: string) => `${asObject(name)} 승인했어요.`,
      en: (name: string) => `${name} is approved.`,
      cn: (name: string) => `已通过${name}的审核。`,
    },
    doneQuietly: {
      ko: (name: string) => `${asObject(name)} 승인했어요. 전화번호가 없어 문자는 보내지 못했어요.`,
      en: (name: string) => `${name} is approved. No text message was sent, as there is no phone number.`,
      cn: (name: string) => `已通过${name}的审核。因没有电话号码，未发送短信。`,
    },
  },
  reject: {
    act: { ko: '반려하기', en: 'Reject', cn: '驳回' },
    title: { ko: '반려 사유', en: 'Reason for rejecting', cn: '驳回原因' },
    hint: {
      ko: '적은 그대로 기업에 문자로 보내요.',
      en: 'The company gets it by text message word for word.',
      cn: '将原文以短信发送给企业。',
    },
    placeholder: {
      ko: '무엇을 고치면 되는지 적어 주세요',
      en: 'Tell them what to correct',
      cn: '请写明需要修改的内容',
    },
    templates: { ko: '자주 쓰는 사유', en: 'Common reasons', cn: '常用原因' },
    send: { ko: '반려하고 알리기', en: 'Reject and tell them', cn: '驳回并通知' },
    cancel: { ko: '그만두기', en: 'Cancel', cn: '取消' },
    done: {
      ko: (name: string) => `${asObject(name)} 반려했어요.`,
      en: (name: string) => `${name} is rejected.`,
      cn: (name: string) => `已驳回${name}。`,
    },
    doneQuietly: {
      ko: (name: string) => `${asObject(name)} 반려했어요. 전화번호가 없어 문자는 보내지 못했어요.`,
      en: (name: string) => `${name} is rejected. No text message was sent, as there is no phone number.`,
      cn: (name: string) => `已驳回${name}。因没有电话号码，未发送短信。`,
    },
  },
  block: {
    act: { ko: '이용 정지하기', en: 'Suspend', cn: '停用' },
    title: {
      ko: (name: string) => `${name} 계정의 이용을 정지할까요?`,
      en: (name: string) => `Suspend the account of ${name}?`,
      cn: (name: string) => `停用${name}的账户？`,
    },
    body: {
      ko: '모든 기기에서 로그아웃되고, 풀 때까지 로그인할 수 없어요. 기업이면 공고도 모두 내려가요. 사유는 당사자에게 알려요.',
      en: 'They are logged out everywhere and cannot log in until you lift this; a company’s postings go too. They read the reason.',
      cn: '将在所有设备上退出登录，解除前无法登录；企业的招聘也会全部下架。原因将告知对方。',
    },
    reasons: {
      untrue: { ko: '사실과 다른 정보', en: 'Untrue information', cn: '信息不实' },
      law: { ko: '법에 어긋나는 이용', en: 'Unlawful use', cn: '违法使用' },
      reported: { ko: '신고 확인', en: 'Reported', cn: '举报属实' },
      stolen: { ko: '계정 도용 의심', en: 'Suspected theft of the account', cn: '疑似账户被盗用' },
    },
    done: {
      ko: (name: string) => `${name} 계정의 이용을 정지했어요`,
      en: (name: string) => `The account of ${name} is suspended`,
      cn: (name: string) => `已停用${name}的账户`,
    },
  },
  unblock: {
    act: { ko: '이용 정지 풀기', en: 'Lift the suspension', cn: '解除停用' },
    title: {
      ko: (name: string) => `${name} 계정의 이용 정지를 풀까요?`,
      en: (name: string) => `Lift the suspension of ${name}?`,
      cn: (name: string) => `解除${name}的停用？`,
    },
    body: {
      ko: '다시 로그인해서 서비스를 쓸 수 있어요.',
      en: 'They can log in and use the service again.',
      cn: '对方可以重新登录并使用服务。',
    },
    done: {
      ko: (name: string) => `${name} 계정의 이용 정지를 풀었어요`,
      en: (name: string) => `The suspension of ${name} is lifted`,
      cn: (name: string) => `已解除${name}的停用`,
    },
  },
});
