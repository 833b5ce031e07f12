import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { launchBrowser } from '#tests/fixtures/browser/browser.ts'
import { openVisit, visit } from '#tests/fixtures/browser/page.ts'
import { signInto } from '#tests/fixtures/portal/partner-browser.ts'

const OUT = '/tmp/lab/shots-content'
const PORTAL = ['/content', '/content/new', '/content/article/filters-and-merv', '/content/announcement/top']
const STORE = ['/learning-center/', '/learning-center/filters-and-merv', '/pro-installation', '/pro-installation-feedback', '/customer-stories', '/ten-year-warranty', '/install-videos', '/technical-information', '/customer-survey', '/remove-me', '/about-us', '/contact-us', '/premium-guarantee', '/free-shipping', '/transit-map']
const LOOKS = [[390, 'light'], [390, 'dark'], [768, 'light'], [1440, 'light'], [1440, 'dark']] as const

test('shots', { timeout: 900_000 }, async () => {
  mkdirSync(OUT, { recursive: true })
  const browser = await launchBrowser()
  for (const [origin, paths] of [[inject('portalUrl'), PORTAL], [inject('storeUrl'), STORE]] as const) {
    const shots = new Map<string, { input: Buffer; width: number; height: number }[]>()
    for (const [width, colorScheme] of LOOKS) {
      const one = await openVisit(browser, origin, { viewport: { width, height: 900 }, colorScheme })
      if (paths === PORTAL) await signInto(one.context, 'operations')
      for (const path of paths) {
        try {
          await visit(one.page, path)
          const over = await one.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (over > 0) console.log('WIDER', path, width, over)
          const png = await one.page.screenshot({ fullPage: true })
          const img = sharp(png)
          const meta = await img.metadata()
          const height = Math.min(meta.height!, width === 1440 ? 2400 : 3000)
          const scale = width === 390 ? 0.85 : width === 768 ? 0.6 : 0.5
          const w = Math.round(meta.width! * scale)
          const input = await sharp(png).extract({ left: 0, top: 0, width: meta.width!, height }).resize({ width: w }).png().toBuffer()
          const m = await sharp(input).metadata()
          shots.set(path, [...(shots.get(path) ?? []), { input, width: w, height: m.height! }])
        } catch (error) { console.log('FAILED', path, width, String(error).slice(0, 300)) }
      }
      if (one.trouble.length) console.log('TROUBLE', width, colorScheme, one.trouble.slice(0, 5))
      await one.context.close()
    }
    for (const [path, list] of shots) {
      const width = list.reduce((sum, each) => sum + each.width + 10, 0)
      const height = Math.min(1800, Math.max(...list.map((each) => each.height)))
      let left = 0
      const parts = []
      for (const each of list) {
        parts.push({ input: await sharp(each.input).extract({ left: 0, top: 0, width: each.width, height: Math.min(height, each.height) }).toBuffer(), left, top: 0 })
        left += each.width + 10
      }
      await sharp({ create: { width, height, channels: 3, background: '#f0f' } }).composite(parts).jpeg({ quality: 70 }).toFile(`${OUT}/${path.replaceAll('/', '_')}.jpg`)
    }
  }
  await browser.close()
  expect(true).toBe(true)
})
