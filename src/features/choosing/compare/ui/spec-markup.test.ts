import { expect, test } from 'vitest'
import { groupMarkup } from './compare-table.tsx'

test('[R-COMPARE] every text of the merchant is escaped, and the best value is marked with a word', () => {
  const markup = groupMarkup(
    {
      title: 'A & <b>',
      rows: [
        {
          key: 'a1',
          label: '<i>AFUE</i>',
          help: '',
          cells: [
            { value: '<script>', unit: '' },
            { value: '96', unit: '%' },
          ],
          best: { at: [1], word: 'Highest' },
          differs: true,
        },
      ],
    },
    2,
  )

  expect(markup).not.toMatch(/<script>|<i>|<b>/)
  expect(markup).toContain('A &amp; &lt;b&gt;')
  expect(markup).toMatch(/<td class="best">.*96.*Highest<\/span><\/td>/)
  expect(markup).toContain('colspan="3"')
})
