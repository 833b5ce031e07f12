import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailProviders, mailto } from './mail-providers.ts'

test('[L-MAILPROV] each provider opens a letter to the address, with its subject', () => {
  const letter = { to: 'sales@example.com', subject: 'Quote & question' }

  expect(mailProviders(letter)).toEqual([
    {
      name: 'Gmail',
      href: 'https://mail.google.com/mail/?view=cm&fs=1&to=sales%40example.com&su=Quote%20%26%20question',
    },
    {
      name: 'Outlook',
      href:
        'https://outlook.live.com/mail/0/deeplink/compose' +
        '?to=sales%40example.com&subject=Quote%20%26%20question',
    },
    {
      name: 'Yahoo Mail',
      href: 'https://compose.mail.yahoo.com/?to=sales%40example.com&subject=Quote%20%26%20question',
    },
  ])
  expect([mailto(letter), mailto({ to: 'sales@example.com' })]).toEqual([
    'mailto:sales@example.com?subject=Quote%20%26%20question',
    'mailto:sales@example.com',
  ])
})

test('[L-MAILPROV] any subject stays one field of the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (subject) => {
      for (const { href } of mailProviders({ to: 'a@b.example', subject })) {
        const { searchParams } = new URL(href)
        expect([searchParams.get('to'), searchParams.get('subject') ?? searchParams.get('su')]).toEqual([
          'a@b.example',
          subject,
        ])
      }
    }),
  )
})
