import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import { deskTexts as photoTexts } from '#features/partners/photo-quotes/desk-texts.ts'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { texts as shopTexts } from '#portal/host-bridge/texts.ts'
import { texts as approvalsTexts } from '#portal/routes/approvals/texts.ts'
import { texts as cartsTexts } from '#portal/routes/carts/texts.ts'
import { texts as certificateTexts } from '#portal/routes/certificates/texts.ts'
import { texts as chatsTexts } from '#portal/routes/chats/texts.ts'
import { texts as companiesTexts } from '#portal/routes/companies/texts.ts'
import { texts as contentTexts } from '#portal/routes/content/texts.ts'
import { texts as creditTexts } from '#portal/routes/credit/texts.ts'
import { texts as installerTexts } from '#portal/routes/installers/texts.ts'
import { texts as issuesTexts } from '#portal/routes/issues/texts.ts'
import { texts as leadsTexts } from '#portal/routes/leads/texts.ts'
import { texts as mailsTexts } from '#portal/routes/mails/texts.ts'
import { texts as ordersTexts } from '#portal/routes/orders/texts.ts'
import { texts as peopleTexts } from '#portal/routes/people/texts.ts'
import { texts as priceTexts } from '#portal/routes/price-lists/texts.ts'
import { builderTexts } from '#portal/routes/quotes/builder/texts.ts'
import { templateTexts } from '#portal/routes/quotes/templates/template-editor.tsx'
import { texts as quotesTexts } from '#portal/routes/quotes/texts.ts'
import { texts as reviewsTexts } from '#portal/routes/reviews/texts.ts'
import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { texts as storiesTexts } from '#portal/routes/stories/texts.ts'
import { texts as surveyTexts } from '#portal/routes/surveys/texts.ts'
import { texts as warrantyTexts } from '#portal/routes/warranties/texts.ts'
import { texts } from '#portal/texts.ts'
import { visit } from '#tests/fixtures/browser/page.ts'
import { cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import { HOMEOWNER, quoteContent } from '#tests/fixtures/portal/quotes.ts'
import { page, type State } from './state.ts'

const inPortal = (name: string, path: string, more: Partial<State> = {}): State =>
  page(name, path, { app: 'portalUrl', ...more })

/** A page for people who are signed in; `opened` is there when it shows what it should. */
const signedIn = (
  name: string,
  path: string,
  opened: (there: Page) => Locator,
  as: Person = 'contractor',
): State => inPortal(`${name} of the portal`, path, { as, arrange: (there) => opened(there).waitFor() })

const titled = (name: string | RegExp) => (there: Page) => there.getByRole('heading', { level: 1, name })
const part = (name: string) => (there: Page) => there.getByRole('heading', { level: 2, name, exact: true })

/** Makes a quote with two options. */
async function makeDraft(there: Page): Promise<DeskQuote> {
  const { origin } = new URL(there.url())
  const found = await there.request.get(`${origin}/v1/api/search/suggest?q=furnace`)
  const { products } = (await found.json()) as { products: { id: string }[] }
  const line = { id: products[0]!.id }
  const data = { contact: HOMEOWNER, content: quoteContent([line], [line]) }
  const made = await there.request.post(`${origin}/v1/api/partner/quotes`, { data })
  return (await made.json()) as DeskQuote
}

async function openDraft(there: Page): Promise<void> {
  const { number } = await makeDraft(there)
  await visit(there, `/quotes/${number}`)
  await there.getByRole('tab').first().waitFor()
  await there.getByLabel(builderTexts.fitTitle).first().waitFor()
}

async function openTemplate(there: Page): Promise<void> {
  const { origin } = new URL(there.url())
  const { content } = await makeDraft(there)
  const data = { name: 'Two furnaces', content }
  const made = await there.request.post(`${origin}/v1/api/partner/quote-templates`, { data })
  const { id } = (await made.json()) as { id: number }
  await visit(there, `/quotes/templates/${id}`)
  await there.getByRole('tab').first().waitFor()
}

/** Sends a quote and opens its link in the store, as the homeowner does. */
async function openSentQuote(there: Page): Promise<void> {
  const { origin } = new URL(there.url())
  const { id, revision } = await makeDraft(there)
  const data = { revision, by: 'link' }
  const sent = await there.request.post(`${origin}/v1/api/partner/quotes/${id}/send`, { data })
  const { link: ofHomeowner } = (await sent.json()) as { link: string }
  await visit(there, ofHomeowner)
  await there.getByRole('heading', { level: 1 }).waitFor()
}

const PARTNER_TOOLS = [
  ['the room calculator', 'room-btu-calculator'],
  ['the mini split assembler', 'mini-split-component-assembler'],
  ['the mini split selector', 'mini-split-system-selector'],
  ['the ducted selector', 'ducted-system-selector'],
] as const

/** Pages of the portal for people who are signed in. */
const signedInStates: State[] = [
  signedIn('the home page', '/', part(texts.home.recent)),
  signedIn('the customers', '/customers', titled(/customers?$/)),
  signedIn('a new customer', '/customers/new', titled(texts.customers.create)),
  signedIn('a customer', '/customers/1', part(texts.customers.history)),
  signedIn('the projects', '/projects', titled(texts.projects.title)),
  signedIn('the list of projects', '/projects?as=list', titled(texts.projects.title)),
  signedIn('a new project', '/projects/new?customer=1', titled(/^New project for/)),
  signedIn('a project', '/projects/1', part(texts.projects.equipment)),
  signedIn('a project that may only be read', '/projects/1', part(texts.projects.equipment), 'operations'),
  {
    ...signedIn('the shop', '/shop', titled(shopTexts.title)),
    // The framed store has landmarks of its own, and axe takes the back of its footer for the page's.
    allowed: ['landmark-unique', 'color-contrast'],
  },
  signedIn('the saved carts', '/saved-carts', titled(cartsTexts.title)),
  signedIn('the quotes', '/quotes', titled(quotesTexts.title)),
  signedIn('a new quote', '/quotes/new', titled(quotesTexts.create)),
  signedIn('the templates of quotes', '/quotes/templates', titled(templateTexts.templates)),
  inPortal('a template of a quote of the portal', '/quotes/templates', {
    as: 'contractor',
    arrange: openTemplate,
  }),
  inPortal('a draft of a quote of the portal', '/quotes', { as: 'contractor', arrange: openDraft }),
  inPortal('a quote that the homeowner opened', '/quotes', { as: 'contractor', arrange: openSentQuote }),
  signedIn('the chats', '/chats', titled(chatsTexts.title), 'sales'),
  signedIn('the leads', '/leads', titled(leadsTexts.title), 'sales'),
  signedIn('the photos of homes', '/photo-quotes', titled(photoTexts.title), 'sales'),
  signedIn('the content', '/content', titled(contentTexts.title), 'operations'),
  signedIn('a new article', '/content/new', titled(contentTexts.start.title), 'operations'),
  signedIn('an article', '/content/article/filters-and-merv', titled(/./), 'operations'),
  signedIn('the announcement', '/content/announcement/top', titled(/./), 'admin'),
  signedIn('reviews and questions', '/reviews', titled(reviewsTexts.title), 'operations'),
  signedIn('the customer stories', '/stories', titled(storiesTexts.title), 'operations'),
  signedIn('the issues', '/issues', titled(issuesTexts.title)),
  signedIn('the orders', '/orders', titled(ordersTexts.orders)),
  signedIn('the price approvals', '/approvals', titled(approvalsTexts.title), 'admin'),
  signedIn('the credit', '/credit', titled(new RegExp(`^${creditTexts.title}`))),
  signedIn('a pasted list', '/paste', titled(ordersTexts.paste)),
  ...PARTNER_TOOLS.map(([name, path]) =>
    signedIn(name, `/tools/${path}`, (there) => there.getByRole('heading', { level: 1 })),
  ),
  signedIn('the own account', '/account', titled(peopleTexts.account.title)),
  signedIn('the users', '/users', titled(peopleTexts.users.title), 'admin'),
  signedIn('their own company', '/company', part(companiesTexts.company.terms)),
  signedIn('the companies', '/companies', titled(companiesTexts.companies.title), 'admin'),
  signedIn('a new company', '/companies/new', titled(companiesTexts.companies.create), 'admin'),
  signedIn('the contractors', '/tools/hvac-contractor-list', titled(companiesTexts.contractors.title)),
  signedIn('their own listing for homeowners', '/company/listing', titled(/homeowner listing$/)),
  signedIn('the installers', '/installers', titled(installerTexts.list.title), 'operations'),
  signedIn('an installer', '/installers/1', titled(/homeowner listing$/), 'operations'),
  signedIn('an installer that may only be read', '/installers/1', titled(/homeowner listing$/), 'sales'),
  signedIn(
    'the feedback about installers',
    '/installers/feedback',
    titled(installerTexts.feedback.title),
    'operations',
  ),
  signedIn('the mails', '/mails', titled(mailsTexts.title), 'sales'),
  signedIn('a mail', '/mails/quote-sent', part(mailsTexts.text), 'sales'),
  signedIn('the surveys', '/surveys', titled(surveyTexts.title), 'sales'),
  signedIn('the warranty registrations', '/warranties', titled(warrantyTexts.title), 'operations'),
  signedIn('the price lists', '/price-lists', titled(priceTexts.lists.title), 'operations'),
  signedIn('the costs', '/price-lists/costs', titled(priceTexts.costs.title), 'operations'),
  signedIn('the tax certificates', '/tax-certificates', titled(certificateTexts.title)),
  signedIn('the audit log', '/audit', titled(peopleTexts.audit.title), 'admin'),
]

/** Pages of the partner portal. */
export const portalStates: State[] = [
  inPortal('the sign-in page of the portal', '/sign-in', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: signInTexts.heading }).waitFor(),
  }),
  inPortal('a forgotten password', '/reset', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: signInTexts.reset.title }).waitFor(),
  }),
  inPortal('an invitation that has ended', '/invitation/0123456789012345678901234567', {
    arrange: (there) => there.getByText(signInTexts.invitation.over).waitFor(),
  }),
  inPortal('a product in the portal', '/sign-in', {
    async arrange(there) {
      const portal = inject('portalUrl')
      await there.goto(inject('storeUrl') + FURNACES)
      const card = cards(there).first()
      const name = await card.getByRole('heading').innerText()
      const path = await link(card, name).getAttribute('href')
      await visit(there, portal + path)
      await there.getByRole('heading', { level: 1, name }).waitFor()
      await link(there.getByRole('main'), texts.product.openInStore).waitFor()
    },
  }),
  inPortal('a page that is not in the portal', '/no-such-page', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: texts.notFound.title }).waitFor(),
  }),
  ...signedInStates,
]
