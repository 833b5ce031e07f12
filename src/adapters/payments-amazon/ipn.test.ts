import { afterEach, expect, test, vi } from 'vitest'
import { createNoticeVerifier } from './ipn.ts'

const certificate = (letter: string) =>
  `https://sns.us-east-1.amazonaws.com/SimpleNotificationService-${letter.repeat(32)}.pem`
const notice = (SigningCertURL: string, now = new Date()) => ({
  body: JSON.stringify({ Type: 'Notification', Timestamp: now.toISOString(), SigningCertURL }),
  header: () => undefined,
  now,
})
afterEach(() => vi.unstubAllGlobals())

test('a missing certificate is asked for once a minute, and two are asked for together', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url)
    return new Response(null, { status: 404 })
  })
  const verify = createNoticeVerifier({ merchantId: 'm', ownCertificateUrl: undefined })
  const now = new Date()

  for (let time = 0; time < 5; time++) await verify(notice(certificate('a'), now))
  expect(calls).toHaveLength(1)
  const answers = await Promise.all([...'bcdef'].map((letter) => verify(notice(certificate(letter), now))))
  expect(calls).toHaveLength(3)
  expect(answers.map(({ kind }) => kind)).toEqual(Array(5).fill('unknown'))
  await verify(notice(certificate('a'), new Date(now.getTime() + 61_000)))
  expect(calls).toHaveLength(4)
})
