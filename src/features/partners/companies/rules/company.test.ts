import { expect, test } from 'vitest'
import { type CompanyDraft, companyProblems, tidyCompany } from './company.ts'

const northside: CompanyDraft = {
  name: ' Northside  Heating & Air ',
  phone: '(773) 555-0117',
  email: 'Office@Northside-HVAC.example',
  street: '4120 N Ravenswood Ave',
  city: 'Chicago',
  state: 'il',
  zip: '60613-1234',
  website: 'northside-hvac.example',
  about: ' Heat pumps \r\nand boilers ',
  license: ' Illinois 055-043210 ',
  isListed: true,
  deliversTo: 'job-site',
}

test('a company is kept in its usual form', () => {
  expect(tidyCompany(northside)).toEqual({
    ...northside,
    license: 'Illinois 055-043210',
    name: 'Northside Heating & Air',
    phone: '7735550117',
    email: 'office@northside-hvac.example',
    state: 'IL',
    zip: '60613-1234',
    website: 'https://northside-hvac.example',
    about: 'Heat pumps \nand boilers',
  })
})

test.each([
  ['', true],
  ['https://northside-hvac.example/heat-pumps?a=1', true],
  ['http://northside-hvac.example', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://user@northside-hvac.example', false],
  ['https://localhost', false],
  ['https://', false],
])('the website %s is %s', (website, isGood) => {
  const problems = companyProblems(tidyCompany({ ...northside, website }))

  expect(problems.map(({ path }) => path)).toEqual(isGood ? [] : ['website'])
})

test('a company needs a name and a way to reach it', () => {
  const problems = companyProblems(tidyCompany({ ...northside, name: ' ', phone: '', email: '' }))

  expect(problems.map(({ path }) => path)).toEqual(['name', 'phone'])
})
