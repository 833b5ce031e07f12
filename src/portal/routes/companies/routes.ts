import { route } from '@react-router/dev/routes'

export const signedIn = [
  route('company', 'routes/companies/company.tsx', { id: 'own-company' }),
  route('companies', 'routes/companies/companies.tsx'),
  route('companies/new', 'routes/companies/new-company.tsx'),
  route('companies/:id', 'routes/companies/company.tsx'),
  route('tools/hvac-contractor-list', 'routes/companies/contractors.tsx'),
  route('tax-certificates', 'routes/companies/certificates.tsx'),
  route('credit', 'routes/companies/credit.tsx'),
]
