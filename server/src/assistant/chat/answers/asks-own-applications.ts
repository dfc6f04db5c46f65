/** What is asked of every application: how something is done, where or when, which texts of the site answer. */
const GENERAL =
  /취소|철회|수정|고치|고칠|어떻게\s*(알|확인|통보|보내|하|해|되나|되는)|어디\s*(서|에|로)|언제|방법|절차|하려면|려면|통보|알려\s*주나|알리|알림|지원자|안\s*나(와|오|왔)|하고\s*싶|\b(?:cancel|withdraw|change|edit|where|when|how (?:to|(?:do|can|should|will) i))\b|取消|修改|撤回|哪里|哪儿|什么时候|何时|通知|流程|步骤|如何|怎么(?!样|还|没)/i;

const PASSED_OR_FAILED =
  '(붙었|붙은|떨어졌|떨어진|떨어짐|합격\\s*(했|한|됐|된|되었|여부|인지|인가|이야|이에요)|불합격\\s*(했|인가|인지|이야|이에요)|탈락\\s*(했|됐|한|인가)|통과\\s*(했|됐|한))';
const APPLIED_FOR = '지원\\s*(한|했던|해\\s*둔|해둔)\\s*(거|것|건|게|데|곳|공고|회사|기업|서류)';
const SO_FAR =
  '(어떻게|어찌|어케)\\s*(됐|되었|돼\\s*가|돼가|되고|되어\\s*가|되가|돼\\s*있)|어디\\s*까지|(됐|되었)(나|어|는지|을까)';

const OWN_APPLICATIONS = new RegExp(
  [
    '(^|\\s)(내|제|나의|저의|우리)\\s*(입사\\s*)?(지원|합격|서류|원서)',
    '(^|\\s)(내|제)가\\s*(전에\\s*|저번에\\s*)?(낸|냈던|넣은|보낸|접수한|제출한|지원한)',
    '(지원|서류|전형|면접|합격)\\s*(진행\\s*)?(현황|상황|상태|내역|결과|여부)',
    APPLIED_FOR,
    `(지원|서류|원서|이력서|전형).{0,12}(${SO_FAR})`,
    '결과\\s*(는|은|가|이)?\\s*(벌써|혹시|이제)?\\s*(나왔|나온|떴|났)',
    PASSED_OR_FAILED,
    '(낸|냈던|넣은|제출한|접수한)\\s*(지원서|원서|이력서|서류).{0,6}(보|볼|봐|확인|어떻게\\s*(됐|되))',
    '\\bmy (job )?applications?|\\bapplications? (status|state|progress|results?)|\\bstatus of (the|an?) (job )?applications?',
    "\\bi( have|’ve|'ve)? (already )?applied\\b|\\bdid i get (the|this|that) job\\b|\\b(have|was|am) i (been )?(accepted|rejected|hired|selected)\\b",
    '我的(求职)?(应聘|申请|投递)|我(已经|已|之前)?(应聘|申请|投递)(的|了|过)|(应聘|投递|申请|求职|面试|录用)(的)?(进度|进展|情况|状态|记录|结果)',
    '我.{0,6}(录用|录取|通过|落选|淘汰)了?(吗|没)',
  ].join('|'),
  'i',
);

/** Words that ask of the own application where the question names the company that received it. */
const WITH_COMPANY = new RegExp(
  `결과|지원\\s*(했|한)|봤|보셨|읽었|열람|열어\\s*[봤보]|확인\\s*했|연락\\s*(이|은)?\\s*(왔|없|안)|소식|${PASSED_OR_FAILED}|${SO_FAR}`,
);

/** Whether a question is about the state of the asker's own applications, not about applying as such. */
export const asksOwnApplications = (query: string): boolean =>
  OWN_APPLICATIONS.test(query) && !GENERAL.test(query);

/** Whether a question that names a company is about the application which that company received. */
export const asksCompanysReply = (query: string): boolean => WITH_COMPANY.test(query) && !GENERAL.test(query);
