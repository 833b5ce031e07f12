export { overdueCompanies, unsentStatements } from './overdue.ts'
