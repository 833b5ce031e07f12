import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser, launchBrowser } from '../fixtures/browser/browser.ts'

/** Bytes that a first visit moves over the wire, by kind. */
export async function pageBytes(
  url: string,
): Promise<{ script: number; style: number; font: number; document: number }> {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Document') bytes.Document = encodedDataLength
  })
  // The second visit of a page is served from the cache, as nearly all are.
  await fetch(url)
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  return {
    script: bytes.Script ?? 0,
    style: bytes.Stylesheet ?? 0,
    font: bytes.Font ?? 0,
    document: bytes.Document ?? 0,
  }
}

export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  tbtMs: number
  cls: number
}

/** Lighthouse with its mobile preset, simulated throttling. */
export async function lighthouseScores(url: string): Promise<Scores> {
  const { executablePath, args } = await findBrowser()
  const userDataDir = await mkdtemp(join(tmpdir(), 'alpine-lighthouse-'))
  const chrome = await launch({
    chromePath: executablePath,
    userDataDir,
    chromeFlags: ['--headless=new', ...args],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits } = result.lhr
    const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
    const failing = Object.values(audits).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
    )
    if (failing.length > 0) console.log(`    ${failing.map((audit) => audit.id).join(', ')}`)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbtMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    }
  } finally {
    chrome.kill()
    await rm(userDataDir, { recursive: true, force: true })
  }
}
