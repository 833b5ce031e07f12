// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Announcement, AnnouncementBar } from './announcement-bar.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const announcement: Announcement = {
  id: '1',
  text: 'Summer event',
  link: { text: 'See details', href: '/free-shipping' },
  endsAt: '2025-07-31T23:59:59-05:00',
}

function showAt(now: string) {
  vi.setSystemTime(new Date(now))
  const closed = vi.fn()
  render(<AnnouncementBar announcement={announcement} onClose={closed} />)
  return {
    closed,
    timer: () => screen.getByRole('timer').textContent,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

test('[L-ANN, L-ANN-UNITS] counts down every second, in its two largest units', async () => {
  const { timer, pass } = showAt('2025-07-31T23:57:57-05:00')

  const seen = [timer()]
  await pass(1_000)
  seen.push(timer())
  await pass(2_000)
  seen.push(timer())

  expect(seen).toEqual(['2 minutes 2 seconds', '2 minutes 1 second', '1 minute 59 seconds'])
})

test('[L-ANN-EXP] when the time is over it says "Expired"', async () => {
  const { timer, pass } = showAt('2025-07-31T23:59:58-05:00')
  const before = timer()

  await pass(1_000)

  expect([before, timer()]).toEqual(['1 second', 'Expired'])
})

test('[L-ANN] can be closed and leads to its details', () => {
  const { closed } = showAt('2026-11-21T12:00:00Z')

  fireEvent.click(screen.getByRole('button', { name: 'Close announcement' }))

  expect(closed).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'See details' }).getAttribute('href')).toBe('/free-shipping')
})

test('[L-ANN] a cached page names the last day and no remaining time', () => {
  const html = renderToString(<AnnouncementBar announcement={announcement} onClose={() => undefined} />)

  expect(html).toContain('Through July 31, 2025')
  expect(html).not.toContain('timer')
})
