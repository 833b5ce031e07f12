import type { Aging } from '#features/selling/net-terms/contract.ts'
import { AGES, AGING_LIST } from '#features/selling/net-terms/rules/aging.ts'
import { texts as termsTexts } from '#features/selling/net-terms/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { Link } from '#ui/link/link.tsx'
import { type Column, defineList } from '../../list/define-list.ts'
import { agingTexts as texts } from './texts.ts'

type Row = Aging['rows'][number]

/** The companies that owe, as the rows of a list, so that a file of them is made as every other. */
export const AGING = defineList({
  name: 'aging',
  query: AGING_LIST,
  async call(api) {
    const aging = await api.netTerms.aging({})
    return { rows: aging.rows, next: null, aging }
  },
  columns: (): readonly Column<Row>[] => [
    {
      name: texts.company,
      cell: ({ companyID, company }) => <Link href={`/credit?company=${companyID}`}>{company}</Link>,
    },
    ...AGES.map((age, index) => ({
      name: termsTexts.ages[age],
      numeric: true,
      wide: index > 0 && index < AGES.length - 1,
      cell: ({ ages }: Row) => formatWire(ages[age]),
    })),
    { name: texts.owed, numeric: true, cell: ({ owed }) => formatWire(owed) },
    { name: texts.oldest, wide: 'very', cell: ({ oldestDueOn }) => formatDate(oldestDueOn) },
    {
      name: texts.statement,
      cell: ({ companyID }) => <a href={`/companies/${companyID}/statement.pdf`}>{texts.pdf}</a>,
    },
  ],
  file: [
    [texts.company, ({ company }) => company],
    ...AGES.map((age) => [termsTexts.ages[age], ({ ages }: Row) => ages[age].toFixed(2)] as const),
    [texts.owed, ({ owed }) => owed.toFixed(2)],
    [texts.oldest, ({ oldestDueOn }) => oldestDueOn],
    [texts.invoices, ({ invoices }) => String(invoices)],
  ],
})
