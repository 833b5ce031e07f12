import { part, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { certificateTexts, texts as companiesTexts, creditTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('their own company', '/company', part(companiesTexts.company.terms)),
  signedIn('the companies', '/companies', titled(companiesTexts.companies.title), 'admin'),
  signedIn('a company', '/companies/1', part(companiesTexts.company.terms), 'admin'),
  signedIn('a new company', '/companies/new', titled(companiesTexts.companies.create), 'admin'),
  signedIn('the contractors', '/tools/hvac-contractor-list', titled(companiesTexts.contractors.title)),
  signedIn('the tax certificates', '/tax-certificates', titled(certificateTexts.title)),
  signedIn('the credit', '/credit', titled(new RegExp(`^${creditTexts.title}`))),
]
