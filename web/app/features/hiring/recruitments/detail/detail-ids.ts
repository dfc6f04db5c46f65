/** Anchors of the sections of a recruitment. */
export const sectionIds = {
  conditions: 'conditions',
  details: 'details',
  questions: 'questions',
  attachments: 'attachments',
  recruiter: 'recruiter',
  similar: 'similar',
} as const;
