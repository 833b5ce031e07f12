import { expect, test } from 'vitest'
import { SEED_CATEGORIES } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import { askedPages } from '#features/content/content/rules/asked-pages.ts'
import { PAGE_IDEAS } from '#features/content/content/rules/data/page-ideas.ts'
import { PAGE_QUESTIONS } from '#features/content/content/rules/data/page-questions.ts'
import { SERVICE_PAGES } from '#features/content/content/rules/data/service-pages.ts'
import { articlePath } from '#features/content/content/rules/kinds.ts'
import { wordsOf } from '#features/content/content/rules/page-words.ts'
import { pagesAbout } from '#features/content/content/rules/pages-about.ts'
import { readArticles } from '#features/content/content/server/starter.ts'
import routes from '#store/routes.ts'

const slugs = new Set(SEED_CATEGORIES.map(({ slug }) => String(slug)))
const isCategory = (path: string): boolean => {
  const [, first, ...rest] = path.split('/')
  return first === 'category' && rest.every((slug) => slugs.has(slug))
}

test('every page that a search names exists', () => {
  const built = JSON.stringify(routes)
  const articles = new Set(readArticles().map(({ slug }) => articlePath(slug)))
  const asked = PAGE_QUESTIONS.match(/(?<=^\??)\/[^:]+/gm) ?? []
  const lost = [...SERVICE_PAGES.map(({ path }) => path), ...asked]
    .map((path) => path.replace(/\?.*/, ''))
    .filter(
      (path) => !isCategory(path) && !articles.has(path) && !built.includes(`"path":"${path.slice(1)}"`),
    )

  expect(lost).toEqual([])
})

const WRITTEN = [
  { title: 'Corvane: variable speed for even comfort', summary: '', path: '/b/corvane', parts: [] },
]
const named = (text: string): string[] => pagesAbout(text, WRITTEN).map(({ path }) => path)

test.each([
  'return air grille',
  'do i need a return grille',
  'furnace filter',
  'line set',
  'smart thermostat',
  'return plenum',
  'contactor',
  'package unit',
  'filter rack',
  'evaporator coil',
  'heat pump water heater',
])('%j asks for goods, no page is named', (text) => {
  expect(named(text)).toEqual([])
})

test.each([
  ['a whole phrase', 'return policy', '/premium-guarantee'],
  ['other forms of the words', 'returning items', '/premium-guarantee'],
  ['a typing mistake', 'shiping costs', '/free-shipping'],
  ['a question to the store', 'can i return a furnace if it is too big for me', '/premium-guarantee'],
  ['another question to the store', 'when will you deliver my furnace', '/free-shipping'],
  ['money', 'do you have financing', '/terms-of-sale'],
  ['a refund', 'refund', '/premium-guarantee'],
  ['monthly payments', 'can i pay monthly', '/terms-of-sale'],
  ['rebates', 'heat pump rebates', '/learning-center/tax-credits-and-rebates'],
  ['videos', 'installation videos', '/install-videos'],
  ['Spanish with an accent', 'garantía', '/premium-guarantee'],
  ['the brochure of a brand', 'corvane brochure', '/b/corvane'],
])('%s: %j names its page', (_, text, path) => {
  expect(named(text)[0]).toBe(path)
})

test.each([
  ['the box was crushed when the truck came', '/premium-guarantee'],
  ['you sent me the wrong part how do i swap it', '/premium-guarantee'],
  ['what time do you guys close on saturday', '/contact-us'],
  ['is there a showroom i can visit', '/contact-us'],
  ['will the trucker carry it down to my basement', '/free-shipping'],
  ['my package still has not arrived', '/track-your-order'],
  ['can i pay it off in installments', '/terms-of-sale'],
  ['quiero devolver mi pedido', '/premium-guarantee'],
])('%j is read by its ideas: %s', (text, path) => {
  expect(named(text).slice(0, 3)).toContain(path)
})

test.each([
  'cold climate heat pump 3 ton',
  'line set cover not white',
  'thermostat wire 18/8 250 ft',
  'condenser 65 db or less',
  '12k btu window unit',
  'little giant condensate pump',
])('goods: no page is asked for by %j', (text) => {
  expect(askedPages(wordsOf(text))).toEqual([])
})

test('each idea of a question is one of the table', () => {
  const ideas = new Set(PAGE_IDEAS.match(/^\w+(?=:)/gm))
  const used = PAGE_QUESTIONS.trim()
    .split('\n')
    .flatMap((row) => row.slice(row.indexOf(': ') + 2).match(/\w+/g) ?? [])
  expect(used.filter((idea) => !ideas.has(idea))).toEqual([])
})

test.each([
  ['what size furnace', '/sizing-estimator'],
  ['what size ac do i need for 2000 sq ft', '/sizing-estimator'],
  ['how many btu do i need', '/sizing-estimator'],
  ['manual j', '/sizing-estimator'],
  ['sizing', '/sizing-estimator'],
  ['system selector', '/system-selector'],
  ['help me choose a system', '/system-selector'],
  ['how much does it cost to run a heat pump', '/operating-cost-calculator'],
  ['oil vs heat pump', '/operating-cost-calculator'],
  ['do heat pumps work in cold weather', '/heatpump'],
  ['what size tankless water heater', '/tankless-water-heater-size'],
  ['line set calculator', '/line-set-chooser'],
  ['materials list', '/job-list'],
  ['do i need a permit', '/permit-sheet'],
  ['ahri certificate', '/matched-pairs'],
])('%j names the tool that answers it', (text, path) => {
  expect(named(text)[0]).toBe(path)
})

test.each(['buying guides', 'brochures'])('%j names every guide and every brochure', (text) => {
  expect(named(text)).toEqual([
    ...SERVICE_PAGES.filter(({ isGuide }) => isGuide).map(({ path }) => path),
    '/b/corvane',
  ])
})

test('a text of thousands of words is read in a moment', () => {
  const text = 'can i return warnty '.repeat(2_000)
  const times = Array.from({ length: 5 }, (_, turn) => {
    const before = process.cpuUsage()
    named(`${text} ${turn}`)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })

  expect(Math.min(...times), 'milliseconds of the processor').toBeLessThan(50)
})
