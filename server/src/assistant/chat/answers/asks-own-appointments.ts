const OWN_APPOINTMENTS = new RegExp(
  [
    '(내|제|나의|저의|우리|우리\\s*회사|저희\\s*회사|다음|다가오는|오늘|내일|모레|이번\\s*주|다음\\s*주|남은|앞으로)\\s*(화상\\s*)?(면담|면접|일정|약속|미팅)',
    '(면담|면접|미팅)\\s*(시간|날짜|일정)?\\s*(은|는|이|가|을|를)?\\s*(언제|몇\\s*시|며칠|있나|있어|있니|있는지|잡혔|잡혀|남았|확정됐)',
    '(면담|면접|미팅|약속)\\s*(시간|날짜|일정)(들)?(은|는|이|가|을|를|도|만)?\\s*(다|좀|전부|모두)?\\s*(알려(?!\\s*(주나|주시나|줍니까))|보여|말해|확인해|궁금|뭐)',
    '\\bmy (next |upcoming )?(video )?(meetings?|interviews?|schedule|appointments?)',
    '\\b(next|upcoming) (video )?(meeting|interview|appointment)',
    '我的(面谈|面试|日程|预约)|(面谈|面试)(是|在)?(什么时候|几点|何时)',
  ].join('|'),
  'i',
);

/** Whether a question is about the asker's own meetings and interviews, not about how they work. */
export const asksOwnAppointments = (query: string): boolean => OWN_APPOINTMENTS.test(query);
