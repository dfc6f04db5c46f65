/** Universities and colleges of Korea: Korean name and the school's own English name, one a line. */
export const schools = `서울대학교|Seoul National University
연세대학교|Yonsei University
고려대학교|Korea University
서강대학교|Sogang University
성균관대학교|Sungkyunkwan University
한양대학교|Hanyang University
이화여자대학교|Ewha Womans University
중앙대학교|Chung-Ang University
경희대학교|Kyung Hee University
한국외국어대학교|Hankuk University of Foreign Studies
서울시립대학교|University of Seoul
건국대학교|Konkuk University
동국대학교|Dongguk University
홍익대학교|Hongik University
숙명여자대학교|Sookmyung Women's University
국민대학교|Kookmin University
숭실대학교|Soongsil University
세종대학교|Sejong University
단국대학교|Dankook University
광운대학교|Kwangwoon University
명지대학교|Myongji University
상명대학교|Sangmyung University
가톨릭대학교|The Catholic University of Korea
성신여자대학교|Sungshin Women's University
덕성여자대학교|Duksung Women's University
동덕여자대학교|Dongduk Women's University
서울여자대학교|Seoul Women's University
서울과학기술대학교|Seoul National University of Science and Technology
한성대학교|Hansung University
서경대학교|Seokyeong University
삼육대학교|Sahmyook University
총신대학교|Chongshin University
감리교신학대학교|Methodist Theological University
장로회신학대학교|Presbyterian University and Theological Seminary
한국체육대학교|Korea National Sport University
한국예술종합학교|Korea National University of Arts
서울교육대학교|Seoul National University of Education
한국방송통신대학교|Korea National Open University
한국과학기술원(KAIST)|Korea Advanced Institute of Science and Technology
포항공과대학교(POSTECH)|Pohang University of Science and Technology
울산과학기술원(UNIST)|Ulsan National Institute of Science and Technology
광주과학기술원(GIST)|Gwangju Institute of Science and Technology
대구경북과학기술원(DGIST)|Daegu Gyeongbuk Institute of Science and Technology
한국에너지공과대학교|Korea Institute of Energy Technology
과학기술연합대학원대학교|University of Science and Technology
인하대학교|Inha University
인천대학교|Incheon National University
경인교육대학교|Gyeongin National University of Education
인천가톨릭대학교|Incheon Catholic University
연세대학교 미래캠퍼스|Yonsei University Mirae Campus
고려대학교 세종캠퍼스|Korea University Sejong Campus
아주대학교|Ajou University
가천대학교|Gachon University
경기대학교|Kyonggi University
수원대학교|The University of Suwon
용인대학교|Yong In University
강남대학교|Kangnam University
한신대학교|Hanshin University
협성대학교|Hyupsung University
안양대학교|Anyang University
성결대학교|Sungkyul University
평택대학교|Pyeongtaek University
한경국립대학교|Hankyong National University
한국공학대학교|Tech University of Korea
한국항공대학교|Korea Aerospace University
을지대학교|Eulji University
차의과학대학교|CHA University
신한대학교|Shinhan University
대진대학교|Daejin University
중부대학교|Joongbu University
한세대학교|Hansei University
루터대학교|Luther University
칼빈대학교|Calvin University
강원대학교|Kangwon National University
강릉원주대학교|Gangneung-Wonju National University
한림대학교|Hallym University
상지대학교|Sangji University
가톨릭관동대학교|Catholic Kwandong University
경동대학교|Kyungdong University
춘천교육대학교|Chuncheon National University of Education
충북대학교|Chungbuk National University
한국교통대학교|Korea National University of Transportation
한국교원대학교|Korea National University of Education
청주대학교|Cheongju University
서원대학교|Seowon University
세명대학교|Semyung University
극동대학교|Far East University
유원대학교|U1 University
중원대학교|Jungwon University
건국대학교 글로컬캠퍼스|Konkuk University Glocal Campus
청주교육대학교|Cheongju National University of Education
충남대학교|Chungnam National University
국립공주대학교|Kongju National University
국립한밭대학교|Hanbat National University
공주교육대학교|Gongju National University of Education
한남대학교|Hannam University
배재대학교|Pai Chai University
대전대학교|Daejeon University
목원대학교|Mokwon University
우송대학교|Woosong University
건양대학교|Konyang University
침례신학대학교|Korea Baptist Theological University
순천향대학교|Soonchunhyang University
호서대학교|Hoseo University
선문대학교|Sun Moon University
백석대학교|Baekseok University
나사렛대학교|Korea Nazarene University
남서울대학교|Namseoul University
한서대학교|Hanseo University
한국기술교육대학교|Korea University of Technology and Education
청운대학교|Chungwoon University
단국대학교 천안캠퍼스|Dankook University Cheonan Campus
상명대학교 천안캠퍼스|Sangmyung University Cheonan Campus
홍익대학교 세종캠퍼스|Hongik University Sejong Campus
전북대학교|Jeonbuk National University
국립군산대학교|Kunsan National University
전주교육대학교|Jeonju National University of Education
원광대학교|Wonkwang University
전주대학교|Jeonju University
우석대학교|Woosuk University
호원대학교|Howon University
예수대학교|Jesus University
한일장신대학교|Hanil University and Presbyterian Theological Seminary
전남대학교|Chonnam National University
국립순천대학교|Sunchon National University
국립목포대학교|Mokpo National University
국립목포해양대학교|Mokpo National Maritime University
광주교육대학교|Gwangju National University of Education
조선대학교|Chosun University
호남대학교|Honam University
광주대학교|Gwangju University
광주여자대학교|Kwangju Women's University
남부대학교|Nambu University
송원대학교|Songwon University
동신대학교|Dongshin University
세한대학교|Sehan University
초당대학교|Chodang University
목포가톨릭대학교|Mokpo Catholic University
경북대학교|Kyungpook National University
국립안동대학교|Andong National University
국립금오공과대학교|Kumoh National Institute of Technology
대구교육대학교|Daegu National University of Education
영남대학교|Yeungnam University
계명대학교|Keimyung University
대구대학교|Daegu University
대구가톨릭대학교|Daegu Catholic University
경일대학교|Kyungil University
대구한의대학교|Daegu Haany University
동양대학교|Dongyang University
위덕대학교|Uiduk University
한동대학교|Handong Global University
김천대학교|Gimcheon University
경운대학교|Kyungwoon University
동국대학교 WISE캠퍼스|Dongguk University WISE Campus
부산대학교|Pusan National University
국립부경대학교|Pukyong National University
국립한국해양대학교|Korea Maritime and Ocean University
부산교육대학교|Busan National University of Education
동아대학교|Dong-A University
동의대학교|Dong-eui University
경성대학교|Kyungsung University
동서대학교|Dongseo University
동명대학교|Tongmyong University
신라대학교|Silla University
부산외국어대학교|Busan University of Foreign Studies
부산가톨릭대학교|Catholic University of Pusan
고신대학교|Kosin University
영산대학교|Youngsan University
경상국립대학교|Gyeongsang National University
국립창원대학교|Changwon National University
진주교육대학교|Chinju National University of Education
경남대학교|Kyungnam University
인제대학교|Inje University
가야대학교|Kaya University
창신대학교|Changshin University
울산대학교|University of Ulsan
제주대학교|Jeju National University
제주국제대학교|Jeju International University
서울사이버대학교|The Cyber University of Seoul
경희사이버대학교|Kyung Hee Cyber University
한양사이버대학교|Hanyang Cyber University
고려사이버대학교|The Cyber University of Korea
사이버한국외국어대학교|Cyber Hankuk University of Foreign Studies
세종사이버대학교|Sejong Cyber University
숭실사이버대학교|Korea Soongsil Cyber University
서울디지털대학교|Seoul Digital University
동양미래대학교|Dongyang Mirae University
명지전문대학|Myongji College
인덕대학교|Induk University
한양여자대학교|Hanyang Women's University
배화여자대학교|Baewha Women's University
서일대학교|Seoil University
숭의여자대학교|Soongeui Women's College
삼육보건대학교|Sahmyook Health University
서울여자간호대학교|Seoul Women's College of Nursing
서울예술대학교|Seoul Institute of the Arts
인하공업전문대학|Inha Technical College
경인여자대학교|Kyungin Women's University
재능대학교|JEI University
경복대학교|Kyungbok University
경민대학교|Kyungmin University
국제대학교|Kookje University
김포대학교|Kimpo University
동남보건대학교|Dongnam Health University
두원공과대학교|Doowon Technical University
부천대학교|Bucheon University
수원과학대학교|Suwon Science College
수원여자대학교|Suwon Women's University
신구대학교|Shingu College
신안산대학교|Shin Ansan University
안산대학교|Ansan University
여주대학교|Yeoju Institute of Technology
연성대학교|Yeonsung University
오산대학교|Osan University
용인예술과학대학교|Yongin Arts and Science University
유한대학교|Yuhan University
장안대학교|Jangan University
청강문화산업대학교|Chungkang College of Cultural Industries
한국관광대학교|Korea Tourism College
강원관광대학교|Gangwon Tourism College
강릉영동대학교|Gangneung Yeongdong University
한림성심대학교|Hallym Polytechnic University
송곡대학교|Songgok University
충청대학교|Chung Cheong University
충북보건과학대학교|Chungbuk Health and Science University
대덕대학교|Daeduk University
대전과학기술대학교|Daejeon Institute of Science and Technology
대전보건대학교|Daejeon Health University
우송정보대학|Woosong Information College
백석문화대학교|Baekseok Culture University
신성대학교|Shinsung University
연암대학교|Yonam College
전주비전대학교|Jeonju Vision College
전주기전대학|Jeonju Kijeon College
원광보건대학교|Wonkwang Health Science University
서영대학교|Seoyeong University
동강대학교|Donggang University
조선이공대학교|Chosun College of Science and Technology
순천제일대학교|Suncheon Jeil College
영진전문대학교|Yeungjin University
영남이공대학교|Yeungnam University College
계명문화대학교|Keimyung College University
대구과학대학교|Daegu Science University
대구보건대학교|Daegu Health College
수성대학교|Suseong University
구미대학교|Gumi University
경북전문대학교|Kyungbuk College
포항대학교|Pohang University
선린대학교|Sunlin University
경남정보대학교|Kyungnam College of Information and Technology
동의과학대학교|Dong-eui Institute of Technology
부산과학기술대학교|Busan Institute of Science and Technology
부산여자대학교|Busan Women's College
대동대학교|Daedong College
마산대학교|Masan University
거제대학교|Geoje University
연암공과대학교|Yonam Institute of Technology
창원문성대학교|Changwon Moonsung University
울산과학대학교|Ulsan College
춘해보건대학교|Choonhae College of Health Sciences
제주한라대학교|Cheju Halla University
제주관광대학교|Jeju Tourism University
한국폴리텍대학|Korea Polytechnics
한국농수산대학교|Korea National University of Agriculture and Fisheries
한국전통문화대학교|Korea National University of Heritage
육군사관학교|Korea Military Academy
해군사관학교|Republic of Korea Naval Academy
공군사관학교|Korea Air Force Academy
경찰대학|Korean National Police University`;
