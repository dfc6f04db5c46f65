export { approveCompany, rejectCompany } from './decide.ts';
export { correctCompany, type ProfileRevision } from './revise-profile.ts';
export { forgetCompany, leaveCompany } from './forget.ts';
export { registerCompany, setCompanyFile } from './register.ts';
export { findCompanyCards, findPublicCompany, listCompanies } from './public-queries.ts';
export { presentCompanyCard, presentCompanyRef } from './public-wire.ts';
