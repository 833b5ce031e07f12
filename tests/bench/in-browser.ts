import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser, launchBrowser } from '../fixtures/browser/browser.ts'

/** Bytes that a first visit moves over the wire, by kind; with the cookies of a person who is signed in. */
export async function pageBytes(
  url: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<{ script: number; style: number; font: number; document: number }> {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
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
  /** how fast Lighthouse found this machine to be */
  benchmarkIndex: number
}

/**
 * Lighthouse's benchmark index of the machine on which its mobile profile slows the processor down four
 * times.
 */
const USUAL_INDEX = 2_000
const USUAL_SLOWDOWN = 4

export interface Calibration {
  /** how many times the browser is slowed down here, so that the phone is as slow as on the usual machine */
  slowdown: number
  shown: string
}

/** Asks Lighthouse how fast this machine is, and slows it down to the phone that is meant. */
export async function calibrate(url: string): Promise<Calibration> {
  const rounds = [await lighthouseScores(url, USUAL_SLOWDOWN), await lighthouseScores(url, USUAL_SLOWDOWN)]
  const index = Math.max(...rounds.map(({ benchmarkIndex }) => benchmarkIndex))
  const slowdown = Math.max(1, (USUAL_SLOWDOWN * index) / USUAL_INDEX)
  return {
    slowdown,
    shown: `Lighthouse's benchmark index ${Math.round(index)}, slowed down ${slowdown.toFixed(1)} ×`,
  }
}

/** Lighthouse with its mobile preset, simulated throttling, and this processor slowed down so many times. */
export async function lighthouseScores(url: string, cpuSlowdownMultiplier: number): Promise<Scores> {
  const { executablePath, args } = await findBrowser()
  const userDataDir = await mkdtemp(join(tmpdir(), 'alpine-lighthouse-'))
  const chrome = await launch({
    chromePath: executablePath,
    userDataDir,
    chromeFlags: ['--headless=new', ...args],
  })
  try {
    const config = { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } }
    const flags = { port: chrome.port, output: 'json', logLevel: 'error' } as const
    const result = await lighthouse(url, flags, config)
    if (!result) throw new Error('Lighthouse gave no result')
    return scoresOf(result.lhr)
  } finally {
    chrome.kill()
    await rm(userDataDir, { recursive: true, force: true })
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function scoresOf({ categories, audits, environment }: Report): Scores {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const figure = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const failing = Object.values(audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
  )
  if (failing.length > 0) console.log(`    ${failing.map((audit) => audit.id).join(', ')}`)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
  }
}
