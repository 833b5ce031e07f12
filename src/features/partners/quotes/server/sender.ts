import type { Db } from '#db/connect.ts'
import { displayPhone } from '#lib/phone.ts'
import type { ShopperQuote } from '../contract/shopper.ts'
import { mailTexts } from '../mail-texts.ts'
import { pageTexts } from '../page-texts.ts'
import type { QuoteLinks } from './guest-link.ts'

export type Sender = ShopperQuote['company']

interface Shop {
  name: string
  phone: string
}

/** The contractor's company that offers a quote, as its letters name it; null for the store's own quotes. */
export async function senderOf(db: Db, companyId: number | null): Promise<Sender> {
  if (companyId === null) return null
  const row = await db
    .selectFrom('company')
    .select(['name', 'phone', 'email', 'license', 'logo_hash as logo'])
    .where('id', '=', companyId)
    .executeTakeFirst()
  return row ?? null
}

/** Whose name and logo stand above a mail about a quote. */
export const letterFrom = (company: Sender, shop: Shop, { origin }: QuoteLinks) => ({
  from: company?.name ?? shop.name,
  logo: company?.logo ? `${origin}/v1/api/company-logos/${company.logo}` : undefined,
  own: company?.email ? [company.email] : [],
})

/** The company's own lines of a mail; none on the store's quotes. */
export const companyDetails = (company: Sender) =>
  company === null
    ? []
    : [
        {
          label: mailTexts.company,
          lines: [
            company.name,
            displayPhone(company.phone),
            company.email,
            company.license && pageTexts.license(company.license),
          ].filter(Boolean),
        },
      ]

/** Who sells and ships, on a contractor's quote. */
export const soldBy = (company: Sender, shop: Shop): string[] =>
  company === null ? [] : [pageTexts.soldBy(shop.name)]

/** Whom a customer calls about a quote that they did not ask for: a contractor knows their customers. */
export const callAt = (company: Sender, shop: Shop): string => displayPhone(company?.phone || shop.phone)
