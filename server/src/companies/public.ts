export { approveCompany, rejectCompany } from './decide.ts';
export { registerCompany, setCompanyFile, type NewCompany } from './register.ts';
export { findCompanyCards, findPublicCompany, listCompanies, type CompanyCardRow } from './public-queries.ts';
export { presentCompanyCard, presentCompanyRef } from './public-wire.ts';
