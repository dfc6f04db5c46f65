export { askEmail } from './change-email.ts';
export { approveCompany, rejectCompany } from './decide.ts';
export { correctCompany, type ProfileRevision } from './profile/revise-profile.ts';
export { leaveCompany } from './erase.ts';
export { companyRenamed } from './events.ts';
export { suspendCompany } from './suspend.ts';
export { registerCompany, setCompanyFile } from './register.ts';
export {
  findCompanyCards,
  findPublicCompany,
  isShown,
  listCompanies,
  ongoingCount,
} from './visitor-queries.ts';
export { presentCompanyCard, presentCompanyRef } from './visitor-wire.ts';
