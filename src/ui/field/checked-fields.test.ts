import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const KINDS = /type="(?:email|tel)"|autoComplete="(?:email|tel|postal-code)"/
/** `formOf` gives its fields the check of the form. */
const CHECKED = /check=|\{\.\.\.field\('/
/** Files, or fields, whose rule is elsewhere, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/features/selling/checkout/ui/shipping/email-field.tsx': 'the checkout judges its fields together',
  'src/features/selling/checkout/ui/shipping/rare-fields.tsx': 'the checkout judges its fields together',
  'src/features/selling/checkout/ui/shipping/shipping-step.tsx': 'the checkout judges its fields together',
  'src/portal/routes/quotes/builder/whole-quote.tsx': 'the phone of a quote is a note: "ask for Joe, x12"',
  'src/portal/routes/quotes/new-quote.tsx': 'the phone of a quote is a note: "ask for Joe, x12"',
  'src/features/partners/quotes/ui/shopper/search-form.tsx/who':
    'a quote number, a mailbox or a phone number',
  'src/shop/place/location-dialog.tsx': 'its only field stands beside its button',
  'src/portal/routes/sign-in/sign-in.tsx': 'a sign-in never says what is wrong with a name',
  'src/portal/routes/sign-in/reset.tsx': 'a reset never says whether a mailbox is known',
}

/** The elements of text fields in a file, each from "<TextField" to "/>". */
const fieldsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/<(?:TextField|PhoneField)\s[\s\S]*?\/>/g)].map(([text]) => text)

test('[reports-3 1] every field for a mailbox, phone or ZIP code says what is wrong when it is left', () => {
  const unchecked = globSync('src/**/*.tsx')
    .filter((path) => !path.includes('.test.') && !path.startsWith('src/ui/'))
    .flatMap((path) =>
      fieldsOf(path)
        .filter((field) => KINDS.test(field) || field.startsWith('<PhoneField'))
        .filter((field) => !CHECKED.test(field))
        .map((field) => {
          const name = /name="(\w+)"/.exec(field)?.[1]
          return `${path}/${name}` in ELSEWHERE ? `${path}/${name}` : path
        }),
    )

  expect([...new Set(unchecked)].sort()).toEqual(Object.keys(ELSEWHERE).sort())
})
