import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  // Fixed by the specification
  titles: {
    none: { ko: '회원 가입', en: 'Sign up', cn: '会员注册' },
    PERSON: { ko: '개인 회원가입', en: 'Sign up as a person', cn: '个人会员注册' },
    COMPANY: { ko: '기업 회원가입', en: 'Sign up as a company', cn: '企业会员注册' },
  },
  steps: {
    choice: { ko: '유형', en: 'Type', cn: '类型' },
    base: { ko: '기본 정보', en: 'Basics', cn: '基本信息' },
    greeting: { ko: '인사', en: 'Welcome', cn: '欢迎' },
    detail: { ko: '상세 정보', en: 'Details', cn: '详细信息' },
    complete: { ko: '완료', en: 'Done', cn: '完成' },
  },
  stepper: { ko: '가입 단계', en: 'Sign-up steps', cn: '注册步骤' },
  stepOf: {
    ko: (current: number, total: number) => `회원가입 ${total}단계 중 ${current}단계`,
    en: (current: number, total: number) => `Sign-up, step ${current} of ${total}`,
    cn: (current: number, total: number) => `注册共${total}步，第${current}步`,
  },
  leave: { ko: '회원가입 그만두기', en: 'Leave the sign-up', cn: '退出注册' },
  leaveTitle: { ko: '회원가입을 그만둘까요?', en: 'Leave the sign-up?', cn: '要退出注册吗？' },
  leaveBody: {
    ko: '작성한 내용이 사라져요.',
    en: 'What you have typed will be lost.',
    cn: '已填写的内容将会丢失。',
  },
  leaveConfirm: { ko: '그만두기', en: 'Leave', cn: '退出' },
  stay: { ko: '계속 쓰기', en: 'Keep writing', cn: '继续填写' },
  choice: {
    title: {
      ko: '어떤 회원으로 가입할까요?',
      en: 'Who are you signing up as?',
      cn: '您要注册哪种会员？',
    },
    body: {
      ko: '고르면 바로 다음으로 넘어가요.',
      en: 'Your choice leads straight to the next step.',
      cn: '选择后将直接进入下一步。',
    },
    PERSON: {
      name: { ko: '개인회원', en: 'Person', cn: '个人会员' },
      forWhom: {
        ko: '일자리를 찾고 지원해요',
        en: 'Find jobs and apply',
        cn: '查找职位并投递',
      },
      needs: {
        ko: '본인 명의의 휴대전화를 준비해 주세요',
        en: 'Have your own mobile phone at hand',
        cn: '请准备好本人名下的手机',
      },
    },
    COMPANY: {
      name: { ko: '기업회원', en: 'Company', cn: '企业会员' },
      forWhom: {
        ko: '공고를 올리고 지원자를 만나요',
        en: 'Post jobs and meet applicants',
        cn: '发布招聘并联系应聘者',
      },
      needs: {
        ko: '사업자등록증 파일을 준비해 주세요 (PDF, JPG, PNG)',
        en: 'Have your business registration as a file (PDF, JPG, PNG)',
        cn: '请准备好营业执照文件（PDF、JPG、PNG）',
      },
    },
    isMember: { ko: '이미 회원인가요?', en: 'Already a member?', cn: '已经是会员？' },
    login: { ko: '로그인', en: 'Log in', cn: '登录' },
  },
  base: {
    title: { ko: '기본 정보를 알려 주세요', en: 'Tell us the basics', cn: '请填写基本信息' },
    PERSON: {
      ko: '지원서와 계약서에 그대로 쓰여요. 본인 명의의 휴대전화로 인증해 주세요.',
      en: 'Applications and contracts use it as it is. Please verify your own mobile phone.',
      cn: '这些信息将用于投递和合同，请用本人名下的手机验证。',
    },
    COMPANY: {
      ko: '공고와 계약서에 그대로 쓰여요. 담당자의 휴대전화로 인증해 주세요.',
      en: 'Postings and contracts use it as it is. Please verify the mobile phone of the person in charge.',
      cn: '这些信息将用于招聘和合同，请用负责人的手机验证。',
    },
    cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
    next: { ko: '다음', en: 'Next', cn: '下一步' },
    needsPhone: {
      ko: '휴대전화 인증을 마치면 다음으로 갈 수 있어요',
      en: 'Verify your mobile phone to go on',
      cn: '完成手机验证后即可继续',
    },
  },
  greeting: {
    title: {
      ko: (name: string) => `${name} 님, 반가워요`,
      en: (name: string) => `Welcome, ${name}`,
      cn: (name: string) => `${name}，欢迎您`,
    },
    body: {
      ko: '가입을 마치고 로그인까지 했어요. 프로필 사진을 더하면 지원서에 함께 보여요.',
      en: 'You have joined and are logged in. Add a profile picture to show it on your applications.',
      cn: '注册完成，并已为您登录。添加头像后会显示在投递材料中。',
    },
    // Fixed by the specification
    back: { ko: '이전 화면으로 돌아가기', en: 'Back to the previous screen', cn: '返回上一页' },
    more: { ko: '추가정보 입력하기', en: 'Add more information', cn: '填写更多信息' },
  },
  detail: {
    title: { ko: '조금만 더 알려 주세요', en: 'A little more about you', cn: '再补充一点信息' },
    body: {
      ko: '모두 선택이에요. 비워 두고 저장해도 돼요.',
      en: 'All of it is optional. You may save it empty.',
      cn: '全部为选填，可以留空保存。',
    },
    later: { ko: '나중에 하기', en: 'Later', cn: '以后再说' },
    save: { ko: '저장하기', en: 'Save', cn: '保存' },
    invalid: {
      ko: '이메일을 확인하면 저장할 수 있어요',
      en: 'Check the email address to save',
      cn: '请检查邮箱后保存',
    },
    uploading: {
      ko: '사진을 올리고 있어요',
      en: 'The picture is being uploaded',
      cn: '正在上传照片',
    },
  },
  complete: {
    PERSON: {
      title: { ko: '가입을 마쳤어요', en: 'You have joined', cn: '注册完成' },
      body: {
        ko: '이력서를 쓰면 바로 지원할 수 있어요.',
        en: 'Write your resume and you can apply right away.',
        cn: '填写简历后即可投递。',
      },
    },
    COMPANY: {
      title: { ko: '가입 신청을 마쳤어요', en: 'Your request has been sent', cn: '注册申请已提交' },
      body: {
        ko: '승인까지 영업일 기준 1~2일 걸려요.',
        en: 'Approval takes 1 to 2 business days.',
        cn: '审核需要1至2个工作日。',
      },
    },
    nextTitle: { ko: '앞으로 이렇게 진행돼요', en: 'What happens next', cn: '接下来的流程' },
    next: {
      ko: [
        '관리자가 사업자등록증과 기업 정보를 확인해요.',
        '승인하면 문자로 알려 드려요.',
        '승인 뒤에 공고를 올리고 지원자를 만날 수 있어요.',
      ],
      en: [
        'We check the business registration and the company information.',
        'We send you a text message once you are approved.',
        'After that you can post jobs and meet applicants.',
      ],
      cn: [
        '管理员将核对营业执照和企业信息。',
        '审核通过后会以短信通知您。',
        '之后即可发布招聘并联系应聘者。',
      ],
    },
    close: { ko: '닫기', en: 'Close', cn: '关闭' },
    dashboard: { ko: '대시보드로 이동', en: 'Go to the dashboard', cn: '前往工作台' },
  },
  retry: {
    title: {
      ko: '사업자등록증을 올리지 못했어요',
      en: 'The business registration did not arrive',
      cn: '营业执照上传失败',
    },
    body: {
      ko: '가입 신청은 저장됐어요. 파일을 다시 올려 주세요.',
      en: 'Your request is saved. Please upload the file again.',
      cn: '您的申请已保存，请重新上传文件。',
    },
    again: { ko: '다시 올리기', en: 'Upload again', cn: '重新上传' },
    other: { ko: '다른 파일 고르기', en: 'Choose another file', cn: '选择其他文件' },
    done: {
      ko: '사업자등록증을 올렸어요',
      en: 'The business registration has arrived',
      cn: '营业执照已上传',
    },
  },
  intro: {
    title: {
      ko: '가입 정보를 불러오지 못했어요',
      en: 'We could not load your sign-up',
      cn: '无法加载您的注册信息',
    },
    body: {
      ko: '주소가 오래됐거나 로그인이 끝났을 수 있어요. 다시 로그인하면 이어서 쓸 수 있어요.',
      en: 'The link may be old or your session may have ended. Log in again to go on.',
      cn: '链接可能已失效或登录已过期，请重新登录后继续。',
    },
    retry: { ko: '다시 시도', en: 'Try again', cn: '重试' },
    login: { ko: '로그인', en: 'Log in', cn: '登录' },
    center: { ko: '고객센터', en: 'Help centre', cn: '客服中心' },
  },
});
