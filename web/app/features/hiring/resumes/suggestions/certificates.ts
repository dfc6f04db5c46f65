/** Frequent certificates: Korean name, English name, issuer. */
export const certificates = `국제무역사 1급|International Trade Specialist, Grade 1|한국무역협회
국제무역사 2급|International Trade Specialist, Grade 2|한국무역협회
무역영어 1급|Trade English, Level 1|대한상공회의소
무역영어 2급|Trade English, Level 2|대한상공회의소
무역영어 3급|Trade English, Level 3|대한상공회의소
외환전문역 I종|Foreign Exchange Specialist, Type I|한국금융연수원
외환전문역 II종|Foreign Exchange Specialist, Type II|한국금융연수원
관세사|Certified Customs Attorney|관세청
보세사|Bonded Goods Caretaker|한국관세물류협회
원산지관리사|Origin Management Specialist|국제원산지정보원
물류관리사|Certified Professional Logistician|국토교통부
유통관리사 1급|Distribution Manager, Level 1|대한상공회의소
유통관리사 2급|Distribution Manager, Level 2|대한상공회의소
유통관리사 3급|Distribution Manager, Level 3|대한상공회의소
CPIM|Certified in Planning and Inventory Management|ASCM
CPSM|Certified Professional in Supply Management|ISM
국제물류사|International Logistics Specialist|한국능률협회
컴퓨터활용능력 1급|Computer Specialist in Spreadsheet & Database, Level 1|대한상공회의소
컴퓨터활용능력 2급|Computer Specialist in Spreadsheet & Database, Level 2|대한상공회의소
워드프로세서|Word Processor Specialist|대한상공회의소
정보처리기사|Engineer Information Processing|한국산업인력공단
정보처리산업기사|Industrial Engineer Information Processing|한국산업인력공단
정보처리기능사|Craftsman Information Processing|한국산업인력공단
정보보안기사|Engineer Information Security|한국방송통신전파진흥원
빅데이터분석기사|Engineer Big Data Analysis|한국데이터산업진흥원
SQL 개발자(SQLD)|SQL Developer|한국데이터산업진흥원
데이터분석 준전문가(ADsP)|Advanced Data Analytics Semi-Professional|한국데이터산업진흥원
리눅스마스터 1급|Linux Master, Level 1|한국정보통신진흥협회
리눅스마스터 2급|Linux Master, Level 2|한국정보통신진흥협회
네트워크관리사 2급|Network Manager, Level 2|한국정보통신자격협회
ITQ 정보기술자격|Information Technology Qualification|한국생산성본부
GTQ 그래픽기술자격 1급|Graphic Technology Qualification, Level 1|한국생산성본부
MOS Master|Microsoft Office Specialist Master|Microsoft
AWS Certified Solutions Architect – Associate|AWS Certified Solutions Architect – Associate|Amazon Web Services
PMP|Project Management Professional|PMI
전산회계 1급|Computerized Accounting, Level 1|한국세무사회
전산회계 2급|Computerized Accounting, Level 2|한국세무사회
전산세무 1급|Computerized Tax Accounting, Level 1|한국세무사회
전산세무 2급|Computerized Tax Accounting, Level 2|한국세무사회
재경관리사|Finance and Accounting Manager|삼일회계법인
회계관리 1급|Accounting Manager, Level 1|삼일회계법인
회계관리 2급|Accounting Manager, Level 2|삼일회계법인
ERP 정보관리사 회계 1급|ERP Information Manager, Accounting Level 1|한국생산성본부
ERP 정보관리사 인사 1급|ERP Information Manager, HR Level 1|한국생산성본부
ERP 정보관리사 물류 1급|ERP Information Manager, Logistics Level 1|한국생산성본부
ERP 정보관리사 생산 1급|ERP Information Manager, Production Level 1|한국생산성본부
공인회계사|Certified Public Accountant|금융감독원
세무사|Certified Tax Accountant|국세청
AICPA|US Certified Public Accountant|AICPA
투자자산운용사|Certified Investment Manager|금융투자협회
펀드투자권유자문인력|Certified Fund Investment Advisor|금융투자협회
증권투자권유자문인력|Certified Securities Investment Advisor|금융투자협회
신용분석사|Certified Credit Analyst|한국금융연수원
AFPK|Associate Financial Planner Korea|한국FPSB
CFA|Chartered Financial Analyst|CFA Institute
FRM|Financial Risk Manager|GARP
공인노무사|Certified Public Labor Attorney|고용노동부
경영지도사|Certified Management Consultant|중소벤처기업부
사회조사분석사 2급|Survey Analyst, Level 2|한국산업인력공단
비서 1급|Secretary, Level 1|대한상공회의소
비서 2급|Secretary, Level 2|대한상공회의소
직업상담사 2급|Vocational Counselor, Level 2|한국산업인력공단
사회복지사 1급|Social Worker, Level 1|보건복지부
사회복지사 2급|Social Worker, Level 2|보건복지부
한국사능력검정시험 1급|Korean History Proficiency Test, Grade 1|국사편찬위원회
한국사능력검정시험 2급|Korean History Proficiency Test, Grade 2|국사편찬위원회
KBS 한국어능력시험|KBS Korean Language Test|KBS한국어진흥원
한국실용글쓰기 1급|Korean Practical Writing, Level 1|한국국어능력평가협회
한자능력검정 2급|Hanja Proficiency Test, Level 2|한국어문회
관광통역안내사(영어)|Tourism Interpreter Guide (English)|문화체육관광부
관광통역안내사(중국어)|Tourism Interpreter Guide (Chinese)|문화체육관광부
관광통역안내사(일본어)|Tourism Interpreter Guide (Japanese)|문화체육관광부
호텔서비스사|Hotel Service Specialist|문화체육관광부
컨벤션기획사 1급|Convention Meeting Planner, Level 1|한국산업인력공단
컨벤션기획사 2급|Convention Meeting Planner, Level 2|한국산업인력공단
품질경영기사|Engineer Quality Management|한국산업인력공단
품질경영산업기사|Industrial Engineer Quality Management|한국산업인력공단
산업안전기사|Engineer Industrial Safety|한국산업인력공단
산업안전산업기사|Industrial Engineer Industrial Safety|한국산업인력공단
산업위생관리기사|Engineer Industrial Hygiene Management|한국산업인력공단
위험물산업기사|Industrial Engineer Hazardous Material|한국산업인력공단
위험물기능사|Craftsman Hazardous Material|한국산업인력공단
화학분석기사|Engineer Chemical Analysis|한국산업인력공단
화공기사|Engineer Chemical Process|한국산업인력공단
일반기계기사|Engineer General Machinery|한국산업인력공단
기계설계산업기사|Industrial Engineer Machine Design|한국산업인력공단
전산응용기계제도기능사|Craftsman Computer Aided Mechanical Drawing|한국산업인력공단
전기기사|Engineer Electricity|한국산업인력공단
전기산업기사|Industrial Engineer Electricity|한국산업인력공단
전기기능사|Craftsman Electricity|한국산업인력공단
전자기사|Engineer Electronics|한국산업인력공단
용접기능사|Craftsman Welding|한국산업인력공단
지게차운전기능사|Craftsman Forklift Truck Operating|한국산업인력공단
굴착기운전기능사|Craftsman Excavating Machine Operating|한국산업인력공단
건축기사|Engineer Architecture|한국산업인력공단
토목기사|Engineer Civil Engineering|한국산업인력공단
건설안전기사|Engineer Construction Safety|한국산업인력공단
소방설비기사(기계)|Engineer Fire Fighting Facilities (Mechanical)|한국산업인력공단
소방설비기사(전기)|Engineer Fire Fighting Facilities (Electrical)|한국산업인력공단
식품기사|Engineer Food Processing|한국산업인력공단
식품안전기사|Engineer Food Safety|한국산업인력공단
위생사|Sanitarian|한국보건의료인국가시험원
영양사|Dietitian|한국보건의료인국가시험원
간호사|Registered Nurse|한국보건의료인국가시험원
한식조리기능사|Craftsman Cook, Korean Food|한국산업인력공단
양식조리기능사|Craftsman Cook, Western Food|한국산업인력공단
제과기능사|Craftsman Confectionary Making|한국산업인력공단
제빵기능사|Craftsman Bread Making|한국산업인력공단
바리스타 2급|Barista, Level 2|한국커피협회
맞춤형화장품조제관리사|Customized Cosmetics Dispensing Manager|식품의약품안전처
RA(의료기기 규제과학) 전문가 2급|Medical Device Regulatory Affairs Specialist, Level 2|한국의료기기안전정보원
의공기사|Engineer Biomedical Engineering|한국산업인력공단
시각디자인기사|Engineer Visual Communication Design|한국산업인력공단
컴퓨터그래픽스운용기능사|Craftsman Computer Graphics|한국산업인력공단
웹디자인개발기능사|Craftsman Web Design Development|한국산업인력공단
검색광고마케터 1급|Search Advertising Marketer, Level 1|한국정보통신진흥협회
SNS광고마케터 1급|SNS Advertising Marketer, Level 1|한국정보통신진흥협회
Google Analytics 자격증|Google Analytics Certification|Google
전자상거래관리사 1급|E-Commerce Manager, Level 1|대한상공회의소
전자상거래관리사 2급|E-Commerce Manager, Level 2|대한상공회의소
공인중개사|Licensed Real Estate Agent|국토교통부
자동차운전면허 1종 보통|Driver's Licence, Class 1 Ordinary|경찰청
자동차운전면허 2종 보통|Driver's Licence, Class 2 Ordinary|경찰청
자동차운전면허 1종 대형|Driver's Licence, Class 1 Large|경찰청
한국어교원 2급|Korean Language Teacher, Level 2|문화체육관광부
중등학교 정교사 2급|Secondary School Teacher, Grade 2|교육부
보육교사 2급|Childcare Teacher, Level 2|보건복지부
TESOL|TESOL Certificate|
가스기사|Engineer Gas|한국산업인력공단
에너지관리기사|Engineer Energy Management|한국산업인력공단
환경기사(대기)|Engineer Air Pollution Environmental|한국산업인력공단
환경기사(수질)|Engineer Water Pollution Environmental|한국산업인력공단
포장기사|Engineer Packaging|한국산업인력공단
섬유기사|Engineer Textile|한국산업인력공단`;
