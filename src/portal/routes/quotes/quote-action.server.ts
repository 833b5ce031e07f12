import { data, redirect } from 'react-router'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { lastMinuteOf } from '#features/partners/quotes/rules/last-minute.ts'
import type { PortalContext } from '../../context.ts'
import { attempted } from '../../frame/answers.server.ts'
import { idOf, textOf } from '../reading.ts'
import type { texts } from './quote-texts.ts'

type Done = keyof (typeof texts)['done']

/** The result of a form of the page. */
export interface ActionResult {
  done: Done
  link?: string
}

interface FormRequest {
  api: PortalContext['api']
  quote: Pick<DeskQuote, 'id' | 'number'>
  revision: number
  form: FormData
}

type Work = (asked: FormRequest) => Promise<ActionResult>

const note = (form: FormData, name = 'note'): string => {
  const text = form.get(name)
  return typeof text === 'string' ? text.slice(0, 1_000) : ''
}

const step =
  (
    work: (asked: FormRequest & { change: { id: number; revision: number } }) => Promise<unknown>,
    done: Done,
  ): Work =>
  async (asked) => {
    await work({ ...asked, change: { id: asked.quote.id, revision: asked.revision } })
    return { done }
  }

/** The forms of the page, by their `intent`. */
const WORK: Readonly<Record<string, Work>> = {
  submit: step(({ api, change, form }) => api.quotes.submit({ ...change, note: note(form) }), 'submitted'),
  approve: step(({ api, change, form }) => api.quotes.approve({ ...change, note: note(form) }), 'approved'),
  refuse: step(({ api, change, form }) => api.quotes.refuse({ ...change, note: note(form) }), 'refused'),
  revise: step(
    ({ api, change, form }) => api.quotes.revise({ ...change, keepsOpen: form.get('keepsOpen') === 'on' }),
    'revised',
  ),
  withdraw: step(
    ({ api, change, form }) => api.quotes.withdraw({ ...change, reason: note(form, 'reason') }),
    'withdrawn',
  ),
  honor: step(
    ({ api, change, form }) =>
      api.quotes.honor({
        ...change,
        reason: note(form, 'reason'),
        validUntil: lastMinuteOf(textOf(form.get('validUntil'))),
      }),
    'honored',
  ),
  send: async ({ api, quote, revision, form }) => {
    const by = form.get('by') === 'link' ? ('link' as const) : ('mail' as const)
    const { link } = await api.quotes.send({ id: quote.id, revision, by })
    return { done: by === 'mail' ? 'sent' : 'sent-link', link }
  },
  link: async ({ api, quote, revision }) => {
    const { link } = await api.quotes.link({ id: quote.id, revision })
    return { done: 'linked', link }
  },
  duplicate: async ({ api, quote }) => {
    const copy = await api.quotes.duplicate({ id: quote.id })
    throw redirect(`/quotes/${copy.number}?done=duplicated`)
  },
  comment: async ({ api, quote, form }) => {
    const isInternal = form.get('isInternal') === 'on'
    await api.quotes.comment({ id: quote.id, text: String(form.get('text') ?? ''), isInternal })
    return { done: 'commented' }
  },
  attach: async ({ api, quote, form }) => {
    const file = form.get('file')
    const upload = file instanceof File ? file : new File([], '')
    const kind = upload.type === 'application/pdf' ? ('document' as const) : ('photo' as const)
    const isShared = form.get('isShared') === 'on' ? 'true' : 'false'
    const name = upload.name.slice(0, 120) || kind
    await api.quotes.attach({ id: quote.id, kind, name, isShared, file: upload })
    return { done: 'attached' }
  },
  'remove-file': async ({ api, quote, form }) => {
    await api.quotes.removeFile({ id: quote.id, file: idOf(form.get('file')) ?? 0 })
    return { done: 'removed' }
  },
  template: async ({ api, quote, form }) => {
    const { content } = await api.quotes.get({ id: quote.id })
    await api.quotes.createTemplate({ name: textOf(form.get('name')), content })
    return { done: 'template' }
  },
}

/** Carries out a form of a quote's page; a refusal goes back to the page. */
export function changeQuote(
  api: PortalContext['api'],
  quote: FormRequest['quote'],
  form: FormData,
  url: URL,
) {
  const work = WORK[String(form.get('intent'))]
  return attempted(async (): Promise<ActionResult> => {
    if (!work) throw data(null, { status: 400 })
    return work({ api, quote, form, revision: idOf(form.get('revision')) ?? 1 })
  }, url)
}
