-- Sessions of before the days were counted; of their pages one each is known.
insert into visit_days (day, sessions, visits)
  select (started_at at time zone 'Asia/Seoul')::date, count(*)::int, count(*)::int from visits group by 1;
