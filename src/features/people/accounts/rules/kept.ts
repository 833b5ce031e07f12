import { defineTexts } from '#lib/language/texts.ts'

/** What stands instead of the name of a person who was erased. */
export const { erasedName: ERASED_NAME } = defineTexts({ erasedName: 'Erased person' })

/**
 * Why rows about a person are kept when the person is erased: the law or the purpose, and how long. Sources
 * and their dates: docs/data-sources.md.
 */
export const KEPT = defineTexts({
  sale:
    'A record of a sale. Tax law requires it: the IRS until its period of limitations ends ' +
    '(26 CFR 1.6001-1), states for sales tax (California: four years, 18 CCR 1698). Keep it for seven years.',
  refrigerant:
    'A record of a sale of refrigerant. The EPA requires sellers to keep it for three years ' +
    '(40 CFR 82.154(c)); as part of the order it stays as long as the order.',
  exemption:
    'A record of sales without tax. States require it (California: four years, 18 CCR 1698). ' +
    'Keep it for seven years after the last such sale.',
  warranty:
    'Needed to honor the written warranty and for recalls (California Civil Code 1798.105(d)(1)). ' +
    'Keep it until the warranty ends.',
  offer:
    'What the store offered, without the contact of the customer. A version that was sent can’t change, ' +
    'because its digest proves what was agreed. It stays as long as the books.',
  audit:
    'Shows who changed what, and can’t be changed itself (California Civil Code 1798.105(d)(2), security). ' +
    'It stays as long as the store.',
  contractor:
    'A contractor’s own record. The store only holds it for that company, so the person asks the company ' +
    '(California Civil Code 1798.105(c)(3)).',
  stopped:
    'A digest without the address, so that a mailbox that stopped our emails gets none again ' +
    '(15 USC 7704(a)(4)). It stays as long as the store sends emails.',
  request:
    'A digest without the address, which proves how a request was answered. California requires it for ' +
    '24 months (11 CCR 7101).',
})
