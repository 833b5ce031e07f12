import type { HostedFields, HostedFieldsHostedFieldsFieldName } from 'braintree-web/hosted-fields'
import { hostedFieldTexts, texts } from '#features/selling/payments/texts.ts'
import type { GetClientToken } from '../card-wallet/wallet-gateway.ts'
import { type BraintreeAccess, openBraintree } from '../shared/braintree-client.ts'
import type {
  CardField,
  CardFieldsEvents,
  CardTheme,
  MountedCardFields,
  TokenizeResult,
} from './card-fields.ts'
import { drawFields, FIELDS, type FieldsPage } from './hosted-fields-page.ts'

/** Time limit for loading the provider's frames. Its own limit of a minute is too long for a buyer. */
const LOAD_TIMEOUT_MS = 15_000

type CreateFields = typeof import('braintree-web/hosted-fields').create

/** The part of the provider's library that the fields use; tests replace it. */
export interface HostedLibrary {
  open(): Promise<BraintreeAccess>
  create(options: Parameters<CreateFields>[0]): Promise<HostedFields>
}

export const braintreeLibrary = (getClientToken: GetClientToken): HostedLibrary => ({
  open: () => openBraintree(getClientToken),
  create: async (options) => (await import('braintree-web/hosted-fields')).create(options),
})

interface Mount {
  library: HostedLibrary
  element: HTMLElement
  theme: CardTheme
  events: CardFieldsEvents
}

const ofForm = (message: string): TokenizeResult => ({ kind: 'errors', errors: [{ field: 'form', message }] })

/**
 * Braintree's hosted fields. Labels, borders and notes are ours. Each field is the provider's frame, so this
 * page never sees the typed values. The frames draw their own text, so a change of theme rebuilds them,
 * empty.
 */
export function mountBraintreeFields({ library, element, theme, events }: Mount): MountedCardFields {
  const page = drawFields(element)
  let current = theme
  let isGone = false
  let made: Promise<CardForm | undefined> = make()

  async function make(): Promise<CardForm | undefined> {
    const opening = create(library, page, current, events)
    const opened = await Promise.race([
      opening,
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LOAD_TIMEOUT_MS)),
    ]).catch(() => undefined)
    if (isGone || !opened) {
      // Fields that load too late are removed: nothing handles their events any more.
      void opening.then(({ fields }) => fields.teardown()).catch(() => undefined)
      if (!isGone) events.onFailed?.()
      return undefined
    }
    events.onReady?.()
    return opened
  }

  return {
    async tokenize() {
      const ready = await made
      return ready ? tokenize(ready, page) : ofForm(texts.cardNotRead)
    },
    focus: () => void made.then((ready) => ready?.fields.focus(firstWanting(ready.fields))),
    setTheme(next) {
      if (next.ink === current.ink && next.surface === current.surface) return
      current = next
      void made.then(async (ready) => {
        await ready?.fields.teardown()
        if (!isGone) made = make()
      })
    },
    destroy() {
      isGone = true
      void made.then((ready) => ready?.fields.teardown()).catch(() => undefined)
      element.replaceChildren()
    },
  }
}

interface CardForm {
  fields: HostedFields
  access: BraintreeAccess
}

async function create(
  library: HostedLibrary,
  page: FieldsPage,
  theme: CardTheme,
  events: CardFieldsEvents,
): Promise<CardForm> {
  const access = await library.open()
  const field = (name: keyof typeof FIELDS) => ({
    container: page.boxes[name],
    iframeTitle: FIELDS[name].label,
    internalLabel: FIELDS[name].label,
  })
  const fields = await library.create({
    client: access.client,
    styles: {
      input: { color: theme.ink, 'font-size': '16px', 'font-family': 'system-ui, sans-serif' },
      '::placeholder': { color: theme.placeholder },
    },
    fields: {
      number: field('number'),
      expirationDate: { ...field('expirationDate'), placeholder: 'MM / YY' },
      cvv: field('cvv'),
    },
  })
  fields.on('inputSubmitRequest', () => events.onSubmit?.())
  fields.on('cardTypeChange', ({ cards }) =>
    page.brand(cards.length === 1 ? cards[0]!.niceType : '', cards.length === 1 ? cards[0]!.code.size : 3),
  )
  fields.on('focus', ({ emittedBy }) => page.focused(emittedBy, true))
  fields.on('blur', ({ emittedBy, fields: states }) => {
    page.focused(emittedBy, false)
    // An empty field that the buyer leaves is not an error yet.
    if (!states[emittedBy].isEmpty)
      say({ fields, page }, emittedBy, states[emittedBy].isValid ? '' : wrong(emittedBy, false))
  })
  fields.on('validityChange', ({ emittedBy, fields: states }) => {
    if (states[emittedBy].isValid) say({ fields, page }, emittedBy, '')
    events.onChange?.({ complete: NAMES.every((name) => states[name].isValid) })
  })
  return { fields, access }
}

const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[]
type Name = HostedFieldsHostedFieldsFieldName

const wrong = (name: Name, isEmpty: boolean): string => {
  const said = hostedFieldTexts[name as keyof typeof FIELDS] ?? hostedFieldTexts.number
  return isEmpty ? said.empty : said.invalid
}

/** Shows a message beside the field, and sets it in the frame for screen readers. */
function say(
  { fields, page }: { fields: HostedFields; page: FieldsPage },
  name: Name,
  message: string,
): void {
  page.say(name, message)
  void fields.setMessage({ field: name, message })
  void (message === ''
    ? fields.removeAttribute({ field: name, attribute: 'aria-invalid' })
    : fields.setAttribute({ field: name, attribute: 'aria-invalid', value: true }))
}

const firstWanting = (fields: HostedFields): keyof typeof FIELDS =>
  NAMES.find((name) => !fields.getState().fields[name].isValid) ?? 'number'

const asCardField: Record<keyof typeof FIELDS, CardField> = {
  number: 'number',
  expirationDate: 'expiry',
  cvv: 'code',
}

async function tokenize({ fields, access }: CardForm, page: FieldsPage): Promise<TokenizeResult> {
  const states = fields.getState().fields
  const errors = NAMES.flatMap((name) =>
    states[name].isValid ? [] : [{ name, message: wrong(name, states[name].isEmpty) }],
  )
  for (const name of NAMES)
    say({ fields, page }, name, errors.find((error) => error.name === name)?.message ?? '')
  if (errors.length > 0)
    return {
      kind: 'errors',
      errors: errors.map(({ name, message }) => ({ field: asCardField[name], message })),
    }
  try {
    const { nonce, details } = await fields.tokenize()
    return {
      kind: 'token',
      nonce,
      card: { last4: details.lastFour, type: details.cardType },
      deviceData: await access.deviceData(),
    }
  } catch (error) {
    return refused({ fields, page }, String((error as { code?: unknown }).code))
  }
}

/** The provider refused the card or did not answer. We never show its own words. */
function refused(made: { fields: HostedFields; page: FieldsPage }, code: string): TokenizeResult {
  const name = REFUSALS[code]
  if (!name) return ofForm(texts.cardNotRead)
  const message = wrong(name, false)
  say(made, name, message)
  return { kind: 'errors', errors: [{ field: asCardField[name], message }] }
}

const REFUSALS: Readonly<Record<string, keyof typeof FIELDS>> = {
  HOSTED_FIELDS_FAILED_TOKENIZATION: 'number',
  HOSTED_FIELDS_FIELDS_INVALID: 'number',
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: 'cvv',
}
