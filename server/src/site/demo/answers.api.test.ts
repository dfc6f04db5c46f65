import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consoleChat } from '@ieum/contract/assistant/chat/endpoints.ts';
import { answerLocally } from '#assistant/chat/answers/answer.ts';
import { newId } from '#kit/db/ids.ts';
import { openWorld, type TestActor, type World } from '../../../test/world.ts';
import { asCompany, asPerson } from './demo-context.ts';

// Answers of the assistant without a language model, from the texts of the demonstration, to questions in people's own words.

let world: World;
let administrator: TestActor;
beforeAll(async () => {
  world = await openWorld();
  await world.app.modules.prepare();
});
// Each tries only so many questions a minute.
beforeEach(async () => {
  administrator = await world.anAdministrator();
});
afterAll(async () => {
  await world.app.close();
  await world.database.close();
});

const ask = async (query: string) =>
  (await world.api(administrator, consoleChat).tryOut({ body: { query } })).trial;

describe('a question in other words than the texts', () => {
  test.each([
    ['지원하는 방법 알려줘', '‘지원하기’를 누르면'],
    ['안녕하세요', '물어보세요'],
    ['어떻게 지원해요?', '‘지원하기’를 누르면'],
    ['지원은 어떻게 하는 거예요?', '‘지원하기’를 누르면'],
    ['이력서를 어디서 쓰는지 모르겠어요', '‘이력서’ 메뉴에서'],
    ['비번 까먹었어요', '비밀번호 찾기에서'],
    ['공고는 어떻게 올려요?', '‘공고 올리기’를'],
    ['강의는 어떻게 들어요?', '‘온라인 강의’에서'],
    ['기업회원 승인은 얼마나 걸려요?', '영업일 기준 1~2일'],
    ['면접 시간 변경할 수 있나요?', '‘시간 바꾸기’에서'],
    ['怎么应聘？', '点击“应聘”'],
    ['지원 취소는 어떻게 해요', '‘지원 취소’를 누르면'],
    ['내 지원을 취소할 수 있나요', '‘지원 취소’를 누르면'],
    ['비밀번호를 잊어버렸어요', '비밀번호 찾기에서'],
    ['아이디를 잊어버렸어요', '아이디 찾기에서'],
    ['휴대전화 번호가 바뀌었어요', '내 정보 화면에서'],
    ['회원 탈퇴하고 싶어요', '30일 뒤에 지워져요'],
    ['탈퇴하면 회원 정보는 언제까지 보관하나요?', '탈퇴한 날부터 30일'],
    ['이력서에 사진 넣는 방법', '‘사진 올리기’에서'],
    ['화상 면접 링크는 어디에 있나요?', '‘면접실 가기’를'],
    ['공고 올리는 법', '‘공고 올리기’를'],
    ['채용 공고를 올리려면 어떻게 해야 하나요?', '‘공고 올리기’를'],
    ['회원가입은 어떻게 하나요', '개인이나 기업을 고르고'],
    ['문자 보내기는 어디에 있어요', '‘문자 보내기’를'],
    ['운영 시간이 어떻게 되나요?', '평일 09:00~18:00'],
    ['공고 마감 방법', '‘마감하기’를'],
    ['공고 수정할 수 있나요', '‘수정하기’를'],
    ['공고 복사해서 새로 올릴 수 있나요', '‘복제하기’를'],
    ['마감된 공고 다시 열기', '다시 열 수 있어요'],
    ['면접 시간 바꿀 수 있나요', '‘시간 바꾸기’에서'],
    ['영어로 볼 수 있나요', 'English나 中文을'],
    ['이력서 어디서 써요?', '‘이력서’ 메뉴에서'],
    ['알림 끄고 싶어요', '‘알림 설정’에서'],
    ['관심 공고는 어디서 봐요', '‘관심 공고’ 메뉴에'],
    ['부산에서 일할 수 있는 곳 있나요', '지금 지원할 수 있는 공고예요'],
    ['합격·불합격은 어떻게 통보되나요', '불합격은 공고가 끝난 뒤에 알려'],
    ['불합격 통보는 어떻게 하나요', '불합격은 공고가 끝난 뒤에 알려'],
    ['기업 승인은 언제 되나요', '영업일 기준 1~2일'],
    ['다시 지원할 수 있나요', '접수가 끝나기 전까지 다시 지원할'],
    ['결과는 언제 나오나요', '결과를 정하는 때는 기업마다'],
    ['강의는 어떻게 듣나요', '‘온라인 강의’에서'],
    ['출석 코드는 어디에 넣나요', '3분 동안 입력 칸이'],
    ['화상 면접은 어떻게 만드나요', '‘면접 만들기’를'],
    ['면접 일정 잡는 법', '‘면접 제안’을'],
    ['면접 일정은 어떻게 알 수 있나요?', '면접 단계로 넘어가면'],
    ['지원자 이력서 내려받기', '‘PDF로 내려받기’를'],
    ['개인정보는 얼마나 보관하나요', '접속 기록은 3개월'],
    ['담당자에게 물어보고 싶어요', '1:1 문의로'],
    ['How can I apply for a job?', 'choose “Apply”'],
    ['I forgot my password', '“Find password”'],
    ['Can I cancel my application?', '“Withdraw”'],
    ['Where is the interview link?', 'open the link that you received'],
    ['怎么应聘职位？', '点击“应聘”'],
    ['忘记密码了', '“找回密码”'],
    ['如何发布招聘信息？', '“发布招聘”'],
    ['입사지원 어디서 해요', '‘지원하기’를 누르면'],
    ['공고에 지원하려면 뭐가 필요해요', '‘지원하기’를 누르면'],
    ['이력서 내고싶은데요', '‘지원하기’를 누르면'],
    ['원서 접수 방법', '‘지원하기’를 누르면'],
    ['지원 절차 알려주세요', '‘지원하기’를 누르면'],
    ['처음인데 뭐부터 해야하나요', '기업 회원은 가입하면서'],
    ['지원하기 버튼이 안눌려요', '이미 지원한 공고에는'],
    ['지원할려면?', '‘지원하기’를 누르면'],
    ['마감된 공고도 지원돼?', '마감된 공고에는 지원할 수 없고'],
    ['낸 지원서 수정되나요', '낸 지원서는 고칠 수 없어요'],
    ['합격 발표 언제 나요', '결과를 정하는 때는'],
    ['떨어지면 알려주나요', '불합격은 공고가 끝난 뒤에'],
    ['떨어졌는지 어떻게 알아요', '불합격은 공고가 끝난 뒤에'],
    ['불합격자에게 알림이 가나요', '불합격은 공고가 끝난 뒤에'],
    ['지원햇는데 결과가 안나와요', '기업이 열어 봤는지와'],
    ['관심공고 어디서 봐요', '‘관심 공고’ 메뉴에'],
    ['출석체크 어떻게 하나요', '출석부에 남아요'],
    ['면담 취소하려면 어떻게 하나요', '‘면담 취소하기’를'],
    ['면담 시간을 제안하려면', '‘면접 제안’을'],
    ['공고 마감일 늘리고싶은데', '접수 기간의 마감일'],
    ['공고 마감일 연장', '접수 기간의 마감일'],
    ['회원가입 돈 드나요', '무료로 쓸 수 있어요'],
    ['무료인가요?', '무료로 쓸 수 있어요'],
    ['비밀번호 바꾸고 싶어요', '‘비밀번호 바꾸기’를'],
    ['카메라가 안켜져요', '카메라와 마이크를 허용했는지'],
    ['마이크가 안 돼요', '카메라와 마이크를 허용했는지'],
    ['인증번호가 안 옵니다', '스팸 문자함'],
    ['문자가 안와요', '스팸 문자함'],
    ['휴대폰 캘린더에 일정 넣는법', '‘내 캘린더에 넣기’를'],
    ['강의 여는 법', '‘강의 만들기’를'],
    ['강의 다시보기 되나요', '다시 볼 수 있어요'],
    ['회사가 내 전화번호 볼수있나요', '‘연락처 보기’를'],
    ['지원자 명단 엑셀로 뽑을수있나요', '‘엑셀 내려받기’를'],
    ['화상면접 몇명까지 돼요?', '여섯 명까지'],
    ['면접중에 끊기면 어떡하죠', '저절로 다시 이어져요'],
    ['문자 잘못 보냈는데 취소돼요?', '‘되돌리기’를'],
    ['로고 바꾸는법', '‘로고 고르기’를'],
    ['고객센터 전화번호 알려줘', '화면 맨 아래에'],
    ['여기 뭐하는 곳이에요', '기업과 사람이 만나는 서비스'],
    ['알림 그만 받고 싶어요', '‘알림 설정’에서'],
    ['외국인도 지원 가능한가요', '국적과 관계없이'],
    ['경력 없어도 지원할 수 있나요', '경력 조건은 공고마다'],
    ['자소서 몇자까지 써야되나요', '20,000자까지'],
    ['동료 계정도 추가되나요', '기업 하나에 계정 하나'],
    ['회사 계정을 여러 명이 쓸 수 있나요', '기업 하나에 계정 하나'],
  ])('%s', async (query, expected) => {
    expect((await ask(query)).content).toContain(expected);
  });
});

describe('a question of a company and of a seeker', () => {
  const askAs = async (userType: 'COMPANY' | 'PERSON', query: string) => {
    const actor = userType === 'COMPANY' ? asCompany(newId(), 'asker', newId()) : asPerson(newId(), 'asker');
    const question = { query, actor, locale: 'ko', now: world.clock.now() } as const;
    return (await answerLocally(world.db, question)).content;
  };

  test.each(['합격자 통보', '불합격자에게 알림이 가나요'])('%s', async (query) => {
    expect(await askAs('COMPANY', query)).toContain('‘알리기’를 고르면');
    expect(await askAs('PERSON', query)).not.toContain('‘알리기’를 고르면');
  });

  test('about the time of a meeting is for those who propose it', async () => {
    expect(await askAs('COMPANY', '면접 시간 제안은 어디서 하나요')).toContain('‘면접 제안’을');
  });
});

describe('a question to which no text is the answer is said to have none', () => {
  test.each([
    '제 포인트 얼마 남았어요?',
    '내 공고 지원자 몇 명이야?',
    '알림 메일이 안 와요',
    '증명서 발급받고 싶어요',
    '근로계약서 서명은 어떻게 해요',
    '급여는 언제 들어오나요',
    '담당자 이름을 바꾸고 싶어요',
    '면접 복장은요',
    '연봉은 얼마예요',
    '비즈매칭이 뭐예요',
    '오늘 점심 뭐 먹지?',
    'What is the weather today?',
    'Tell me a joke about cats',
    '今天天气怎么样',
  ])('%s', async (query) => {
    expect(await ask(query)).toMatchObject({ sources: [], isFound: false });
  });
});
