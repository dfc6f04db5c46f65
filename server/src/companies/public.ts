export { approveCompany, rejectCompany } from './decide.ts';
export { registerCompany, setCompanyFile, type NewCompany } from './register.ts';
