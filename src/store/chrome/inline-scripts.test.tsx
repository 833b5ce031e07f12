import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EarlyFill, EarlyHead } from './early-script.tsx'
import { OldBrowser } from './old-browser.tsx'

const inventory = readFileSync('docs/payment-scripts.json', 'utf8')

test.each([
  ['theme and early presses', <EarlyHead key="head" />],
  ['place and cart count', <EarlyFill key="fill" />],
  ['notice to old browsers', <OldBrowser key="old" />],
])('the inventory of payment pages has the hash of the inline script: %s', (_, element) => {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(renderToStaticMarkup(element)) ?? []
  expect(script).not.toBe('')
  expect(inventory).toContain(`"sha256": "${createHash('sha256').update(script).digest('base64')}"`)
})
