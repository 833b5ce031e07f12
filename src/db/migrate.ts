import { type Migration, Migrator, type MigratorProps } from 'kysely/migration'
import type { Db } from './connect.ts'
import * as catalogue from './migrations/0001-catalogue.ts'
import * as selling from './migrations/0002-selling.ts'
import * as categoryPages from './migrations/0003-category-pages.ts'
import * as productPages from './migrations/0005-product-pages.ts'
import * as content from './migrations/0007-content.ts'
import * as fulfilment from './migrations/0009-fulfilment.ts'
import * as wallets from './migrations/0010-wallets.ts'
import * as bankDebits from './migrations/0013-bank-debits.ts'
import * as financing from './migrations/0014-financing.ts'
import * as unanswered from './migrations/0015-unanswered.ts'
import * as comparison from './migrations/0016-comparison.ts'
import * as orderLife from './migrations/0017-order-life.ts'
import * as priceInForce from './migrations/0018-price-in-force.ts'
import * as attemptTerms from './migrations/0019-attempt-terms.ts'
import * as comparisonClaims from './migrations/0020-comparison-claims.ts'
import * as limits from './migrations/0021-limits.ts'
import * as localTax from './migrations/0024-local-tax.ts'
import * as certificates from './migrations/0025-certificates.ts'
import * as freeShipping from './migrations/0026-free-shipping.ts'
import * as searchWords from './migrations/0030-search-words.ts'
import * as pictureKinds from './migrations/0031-picture-kinds.ts'
import * as selectorRequests from './migrations/0034-selector-requests.ts'
import * as accounts from './migrations/0040-accounts.ts'
import * as customers from './migrations/0043-customers.ts'
import * as savedCarts from './migrations/0046-saved-carts.ts'
import * as partnerPrices from './migrations/0049-partner-prices.ts'
import * as netTerms from './migrations/0050-net-terms.ts'
import * as taxExemptions from './migrations/0051-tax-exemptions.ts'
import * as partnerOrders from './migrations/0052-partner-orders.ts'
import * as sellingForCustomers from './migrations/0053-selling-for-customers.ts'
import * as companies from './migrations/0056-companies.ts'
import * as priceImports from './migrations/0057-price-imports.ts'
import * as projectRooms from './migrations/0059-project-rooms.ts'
import * as projectWork from './migrations/0060-project-work.ts'
import * as modelReferences from './migrations/0062-model-references.ts'
import * as quotes from './migrations/0063-quotes.ts'
import * as quoteLinks from './migrations/0064-quote-links.ts'
import * as quoteAcceptances from './migrations/0067-quote-acceptances.ts'
import * as leads from './migrations/0070-leads.ts'
import * as photoQuotes from './migrations/0072-photo-quotes.ts'
import * as chats from './migrations/0074-chats.ts'
import * as contentKinds from './migrations/0077-content-kinds.ts'
import * as customerStories from './migrations/0078-customer-stories.ts'
import * as mailChoices from './migrations/0079-mail-choices.ts'
import * as customerSurveys from './migrations/0080-customer-surveys.ts'
import * as contractors from './migrations/0081-contractors.ts'
import * as quoteEnds from './migrations/0086-quote-ends.ts'
import * as quotesOfLeads from './migrations/0087-quotes-of-leads.ts'
import * as warranties from './migrations/0088-warranties.ts'
import * as productWatches from './migrations/0090-product-watches.ts'
import * as wordsOfProjects from './migrations/0091-words-of-projects.ts'
import * as customersOfAPerson from './migrations/0092-customers-of-a-person.ts'
import * as sentSurveys from './migrations/0093-sent-surveys.ts'
import * as ordersByState from './migrations/0094-orders-by-state.ts'
import * as contentDrafts from './migrations/0095-content-drafts.ts'
import * as publishedStories from './migrations/0096-published-stories.ts'
import * as careReminders from './migrations/0097-care-reminders.ts'
import * as honoredQuotes from './migrations/0098-honored-quotes.ts'
import * as chatsOfCustomers from './migrations/0099-chats-of-customers.ts'
import * as signedPlaces from './migrations/0110-signed-places.ts'
import * as companyBrands from './migrations/0111-company-brands.ts'
import * as militaryZips from './migrations/0115-military-zips.ts'

/** Migrations by name. They run in the order of their names. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * The migrations from before capabilities had their own; src/server/declared.ts has all. A released
 * migration never changes. Missing numbers belonged to branches that were merged under another number.
 */
export const firstMigrations: Migrations = {
  '0001-catalogue': catalogue,
  '0002-selling': selling,
  '0003-category-pages': categoryPages,
  '0005-product-pages': productPages,
  '0007-content': content,
  '0009-fulfilment': fulfilment,
  '0010-wallets': wallets,
  '0013-bank-debits': bankDebits,
  '0014-financing': financing,
  '0015-unanswered': unanswered,
  '0016-comparison': comparison,
  '0017-order-life': orderLife,
  '0018-price-in-force': priceInForce,
  '0019-attempt-terms': attemptTerms,
  '0020-comparison-claims': comparisonClaims,
  '0021-limits': limits,
  '0024-local-tax': localTax,
  '0025-certificates': certificates,
  '0026-free-shipping': freeShipping,
  '0030-search-words': searchWords,
  '0031-picture-kinds': pictureKinds,
  '0034-selector-requests': selectorRequests,
  '0040-accounts': accounts,
  '0043-customers': customers,
  '0046-saved-carts': savedCarts,
  '0049-partner-prices': partnerPrices,
  '0050-net-terms': netTerms,
  '0051-tax-exemptions': taxExemptions,
  '0052-partner-orders': partnerOrders,
  '0053-selling-for-customers': sellingForCustomers,
  '0056-companies': companies,
  '0057-price-imports': priceImports,
  '0059-project-rooms': projectRooms,
  '0060-project-work': projectWork,
  '0062-model-references': modelReferences,
  '0063-quotes': quotes,
  '0064-quote-links': quoteLinks,
  '0067-quote-acceptances': quoteAcceptances,
  '0070-leads': leads,
  '0072-photo-quotes': photoQuotes,
  '0074-chats': chats,
  '0077-content-kinds': contentKinds,
  '0078-customer-stories': customerStories,
  '0079-mail-choices': mailChoices,
  '0080-customer-surveys': customerSurveys,
  '0081-contractors': contractors,
  '0086-quote-ends': quoteEnds,
  '0087-quotes-of-leads': quotesOfLeads,
  '0088-warranties': warranties,
  '0090-product-watches': productWatches,
  '0091-words-of-projects': wordsOfProjects,
  '0092-customers-of-a-person': customersOfAPerson,
  '0093-sent-surveys': sentSurveys,
  '0094-orders-by-state': ordersByState,
  '0095-content-drafts': contentDrafts,
  '0096-published-stories': publishedStories,
  '0097-care-reminders': careReminders,
  '0098-honored-quotes': honoredQuotes,
  '0099-chats-of-customers': chatsOfCustomers,
  '0110-signed-places': signedPlaces,
  '0111-company-brands': companyBrands,
  '0115-military-zips': militaryZips,
}

const migratorOf = (db: Db, migrations: Migrations, more: Partial<MigratorProps> = {}) =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) }, ...more })

/**
 * Brings the schema up to date under Kysely's own lock, so that two processes may start at once. Returns
 * the names of the migrations it ran.
 */
export async function migrate(db: Db, migrations: Migrations): Promise<string[]> {
  // Branches are merged in any order: a database may have run a migration with a higher number already.
  const migrator = migratorOf(db, migrations, { allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * Brings an empty database to the schema that had run just the migrations of these names. Throws when this
 * build does not know one of them.
 */
export async function migrateAsOf(db: Db, migrations: Migrations, names: readonly string[]): Promise<void> {
  const wanted = Object.fromEntries(
    names.map((name) => {
      if (!migrations[name]) throw new Error(`unknown migration ${name}`)
      return [name, migrations[name]]
    }),
  )
  const { error } = await migratorOf(db, wanted).migrateToLatest()
  if (error) throw error
}

/** True when every migration of this build has been applied. */
export async function isMigrated(db: Db, migrations: Migrations): Promise<boolean> {
  const done = await migratorOf(db, migrations).getMigrations()
  return done.every((migration) => migration.executedAt !== undefined)
}
