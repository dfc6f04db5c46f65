/**
 * The companies of the demo; every name is invented. `waits` is the hours since a pending one asked for
 * approval.
 */
export interface DemoCompany {
  username: string;
  name: string;
  ceoName: string;
  phone: string;
  email: string;
  website: string | null;
  postcode: string;
  address1: string;
  address2: string;
  introduction: string;
  field: 'export' | 'logistics' | 'food' | 'living' | 'expo' | 'tech';
  waits?: number;
}

const company = (
  [username, name, ceoName, field]: [string, string, string, DemoCompany['field']],
  [postcode, address1, address2]: [string, string, string],
  introduction: string,
  extra: Partial<DemoCompany> = {},
): DemoCompany => ({
  username,
  name,
  ceoName,
  field,
  postcode,
  address1,
  address2,
  introduction,
  phone: '02-555-0100',
  email: `recruit@${username}.example`,
  website: `https://${username}.example`,
  ...extra,
});

export const demoCompanies: readonly DemoCompany[] = [
  company(
    ['company', '한빛정밀', '서도현', 'export'],
    ['06164', '서울 강남구 영동대로 513', '무역센터 12층'],
    '자동차 정밀 부품을 북미와 유럽 열여덟 나라에 수출하는 회사예요. 설계부터 양산까지 한곳에서 하고, 해마다 매출의 7%를 연구에 써요.',
  ),
  company(
    ['nuritrade', '누리무역', '정하윤', 'export'],
    ['04524', '서울 중구 세종대로 110', '누리빌딩 7층'],
    '생활 소비재를 일본과 동남아에 소개하는 종합 무역 회사예요. 작은 제조사의 첫 수출을 함께해요.',
  ),
  company(
    ['baramlogis', '바람로지스', '문태오', 'logistics'],
    ['22382', '인천 중구 공항로 272', '화물청사 3층'],
    '항공과 해상 화물을 잇는 국제 물류 회사예요. 통관과 창고, 마지막 배송까지 한 화면에서 보여 드려요.',
  ),
  company(
    ['dodamfood', '도담푸드', '백서연', 'food'],
    ['54853', '전북 전주시 덕진구 기린대로 451', '식품연구동 2층'],
    '쌀과 콩으로 만든 간식을 서른 나라에 팔아요. 할랄과 비건 인증 제품을 넓혀 가고 있어요.',
  ),
  company(
    ['onbitliving', '온빛리빙', '남궁솔', 'living'],
    ['13529', '경기 성남시 분당구 판교역로 166', '에이동 5층'],
    '도자와 유리로 만든 식탁 용품 브랜드예요. 국내 공방 마흔 곳과 함께 만들어요.',
  ),
  company(
    ['haramglass', '하람글라스', '지우진', 'living'],
    ['46726', '부산 강서구 르노삼성대로 14', '본관'],
    '건축용 기능성 유리를 만드는 제조사예요. 중동과 동남아 현장에 납품해요.',
  ),
  company(
    ['gaonexpo', '가온전시', '한여름', 'expo'],
    ['10390', '경기 고양시 일산서구 킨텍스로 217', '제2전시장 사무동'],
    '한 해 스무 번의 전시와 수출 상담회를 꾸리는 전시 기획사예요.',
  ),
  company(
    ['mirtech', '미르테크', '우재하', 'tech'],
    ['34126', '대전 유성구 대학로 99', '창업보육센터 401호'],
    '무역 서류를 읽고 정리하는 소프트웨어를 만들어요. 관세사와 포워더 이백 곳이 써요.',
  ),
  company(
    ['saebyeokmarine', '새벽해운', '강이든', 'logistics'],
    ['48943', '부산 중구 충장대로 11', '여객터미널 4층'],
    '근해 컨테이너 항로 열두 개를 운영하는 선사예요.',
  ),
  company(
    ['chorokbio', '초록바이오', '임다온', 'food'],
    ['28161', '충북 청주시 흥덕구 오송읍 오송생명로 194', '연구지원동'],
    '건강기능식품 원료를 연구하고 수출하는 회사예요. 원료 아홉 가지에 해외 인증이 있어요.',
  ),
  company(
    ['pending', '다올코스메틱', '유하람', 'living'],
    ['06035', '서울 강남구 도산대로 209', '3층'],
    '피부가 약한 사람을 위한 화장품을 만들어요.',
    { waits: 30 },
  ),
  company(
    ['solgatool', '솔가공구', '추민재', 'export'],
    ['21695', '인천 남동구 남동서로 236', '공구상가 가동'],
    '목공과 금속 가공용 수공구를 만드는 회사예요.',
    { waits: 3, website: null },
  ),
];
