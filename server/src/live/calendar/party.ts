export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** A person, or a company, that takes part. */
export type Party = { userId: string; companyId?: undefined } | { companyId: string; userId?: undefined };
