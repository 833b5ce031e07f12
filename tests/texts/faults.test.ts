import { expect, test } from 'vitest'
import { defineTexts } from '#lib/language/texts.ts'
import { faultsIn } from './faults.ts'
import type { KnownData } from './known-data.ts'
import { passagesOf } from './reading.ts'

const known: KnownData = {
  isData: (words) => ['steady furnace', 'duluth'].includes(words),
  makers: /^northvale /,
}
const texts = defineTexts({
  add: 'Add to cart',
  order: 'Order',
  all: 'All',
  arrives: 'Arrives',
  inPlace: 'in',
  need: 'need',
  furnace: 'Furnace',
  remove: (name: string) => `Remove ${name}`,
  ofYour: (need: string) => `110% of your ${need} today`,
  sorts: [['price-asc', 'Lowest price']] as const,
})

test('[28] the machine’s language marks texts, what functions say, and no addresses', () => {
  expect([texts.add, texts.remove('Steady'), texts.sorts[0]]).toEqual([
    '‹Add to cart ›',
    '‹Remove Steady ›',
    ['price-asc', '‹Lowest price ›'],
  ])
})

test.each([
  ['a text', `<p>${texts.add}</p>`],
  ['data', '<h1>Northvale Steady Furnace, 96%</h1>'],
  ['a label before a figure', `<p>${texts.order} AB12CD34</p>`],
  ['an order number without a digit', `<p>${texts.order} ABNE-DYXY-JQTPT</p>`],
  ['texts that a sign parts', `<p>${texts.add} · ${texts.order}</p>`],
  ['two labels in elements of their own', `<p><a>${texts.add}</a><a>${texts.order}</a></p>`],
  ['a name inside a text', `<p>${texts.remove(texts.furnace)}</p>`],
  ['a script', '<script>const a = "words of code"</script>'],
])('[28] %s is no fault', (_, html) => {
  expect(faultsIn(passagesOf(html), known)).toEqual([])
})

test.each([
  ['a word in code', '<p>Compare</p>'],
  ['a word beside data', '<p>Your Steady Furnace</p>'],
  ['an attribute in code', '<button aria-label="Close"></button>'],
  ['a button’s value in code', '<input type="submit" value="Send">'],
  ['a text that code cut', `<p>${texts.add.slice(0, 5)}</p>`],
  ['a text in front of a name', `<p>${texts.all} Steady Furnace</p>`],
  ['a sentence of texts and data', `<p>${texts.arrives} 12/2 ${texts.inPlace} Duluth</p>`],
  ['a part of a sentence in a text', `<p>${texts.ofYour(texts.need)}</p>`],
])('[28] %s is a fault', (_, html) => {
  expect(faultsIn(passagesOf(html), known)).toHaveLength(1)
})
