import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MOST_CONTACTS, MOST_PROJECTS, MOST_VIEWS } from '#features/partners/customers/rules/customer.ts'
import { MOST_CSV_BYTES, MOST_LISTS_A_COMPANY } from '#features/selling/price-lists/contract.ts'
import { MOST_PRICES } from '#features/selling/pricing/rules/price-list.ts'
import { MOST_FILE_BYTES, MOST_WAITING } from '#features/selling/tax-exemption/rules/exemption.ts'
import { MOST_ZIPS } from '#features/service/contractors/rules/listing.ts'

test('docs/security.md names how much one customer, company or person may keep, with the figure', () => {
  const [, table = ''] =
    /<!-- most: [^>]*-->\n([\s\S]*?)<!-- end of the most -->/.exec(
      readFileSync('docs/security.md', 'utf8'),
    ) ?? []
  const written = [...table.matchAll(/^\| (\w+) \| [^|]+ \| ([\d,]+) \|$/gm)].map(
    ([, name, figure]) => [name, Number(figure!.replaceAll(',', ''))] as const,
  )

  expect(Object.fromEntries(written)).toEqual({
    MOST_CONTACTS,
    MOST_PROJECTS,
    MOST_VIEWS,
    MOST_LISTS_A_COMPANY,
    MOST_PRICES,
    MOST_CSV_BYTES,
    MOST_WAITING,
    MOST_ZIPS,
    MOST_FILE_BYTES,
  })
})
