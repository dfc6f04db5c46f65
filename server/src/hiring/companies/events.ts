/** A company asks to be approved: `{ companyId, isAgain }`; again after it was turned down. */
export const COMPANY_WAITING = 'company.waiting';
/** An administrator has approved a company or turned it down: `{ companyId }`. */
export const COMPANY_DECIDED = 'company.decided';
