import { data, redirect } from 'react-router'
import type { StoreApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { pageTexts as texts } from '#features/choosing/system-selector/page-texts.ts'
import { readAddress } from '#features/choosing/system-selector/rules/address.ts'
import { readForm } from '#shop/page/read-form.server.ts'

/** Why a form of the selector was not sent. */
export interface SelectorMailFailure {
  intent: 'support' | 'quote'
  message: string
}

/**
 * Sends the question to a technician or the kits as a quote. The confirmation has its own address, so that
 * a reload does not send the form again.
 */
export async function answerSelectorForm(api: StoreApi, request: Request, url: URL) {
  const form = await readForm(request)
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const { selections } = readAddress(url.searchParams)
  const intent = text('intent')
  if (intent !== 'quote' && intent !== 'support') throw data(null, { status: 400 })
  try {
    if (intent === 'support')
      await api.systemSelector.emailSupport({
        name: text('name'),
        email: text('email'),
        phone: text('phone'),
        message: text('message'),
        selections,
      })
    else
      await api.systemSelector.sendQuote({
        email: text('email'),
        kits: form.getAll('kit').map(String),
        systemType: selections.systemType ?? 'any',
        selections,
      })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    // Empty fields are refused without a sentence for people.
    const message = text('email') === '' || refusal.code === 'invalid' ? texts.checkForm : refusal.message
    return data<SelectorMailFailure>({ intent, message }, { status: refusal.status })
  }
  const sent = new URLSearchParams(url.searchParams)
  sent.delete('from')
  sent.set('sent', intent)
  throw redirect(`${url.pathname}?${sent}`, 303)
}
