import { texts as companiesTexts } from '#portal/routes/companies/texts.ts'
import { part, signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('their own company', '/company', part(companiesTexts.company.terms)),
  signedIn('the companies', '/companies', titled(companiesTexts.companies.title), 'admin'),
  signedIn('a company', '/companies/1', part(companiesTexts.company.terms), 'admin'),
  signedIn('a new company', '/companies/new', titled(companiesTexts.companies.create), 'admin'),
  signedIn('the contractors', '/tools/hvac-contractor-list', titled(companiesTexts.contractors.title)),
]
