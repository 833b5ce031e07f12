import type { WireContent } from '#features/partners/quotes/contract/shapes.ts'
import type { PortalContext } from '../../context.ts'
import { idOf, textOf } from '../reading.ts'
import { newTexts as texts } from './texts.ts'

/** Lines of an address: "450000001*2,450000002*1". What cannot be read is left out. */
export const linesAsked = (text: string): { id: string; qty: number }[] =>
  text
    .split(',')
    .slice(0, 60)
    .flatMap((part) => {
      const found = /^(\d{9})\*([1-9]\d{0,2})$/.exec(part)
      return found ? [{ id: found[1]!, qty: Number(found[2]) }] : []
    })

/** One line for each product: an option prices a product once. */
const once = (lines: readonly { id: string; qty: number }[]): { id: string; qty: number }[] => {
  const found = new Map<string, number>()
  for (const { id, qty } of lines) found.set(id, Math.min(999, (found.get(id) ?? 0) + qty))
  return [...found].map(([id, qty]) => ({ id, qty }))
}

async function linesOf({ api }: PortalContext, form: FormData): Promise<{ id: string; qty: number }[]> {
  const cart = idOf(form.get('cart'))
  if (cart === undefined) return linesAsked(String(form.get('lines') ?? ''))
  const { products } = await api.savedCarts.open({ id: cart })
  return products.flatMap(({ id, qty, priceNow }) => (priceNow === null ? [] : [{ id, qty }]))
}

async function loadOf({ api }: PortalContext, project: number | undefined): Promise<WireContent['load']> {
  if (project === undefined) return null
  const { name, heatingBtu, coolingBtu } = await api.projects.open({ id: project })
  if (heatingBtu === null) return null
  return { heatingBtu, coolingBtu: coolingBtu ?? 0, source: texts.loadOf(name).slice(0, 120) }
}

/** The first content of a quote, from the fields of the form that makes it. */
export async function firstContent(here: PortalContext, form: FormData) {
  const project = idOf(form.get('project'))
  const templateID = idOf(form.get('template'))
  const lines = once(await linesOf(here, form))
  const load = await loadOf(here, project)
  const party = {
    customerID: idOf(form.get('customer')) ?? null,
    projectID: project ?? null,
    leadID: idOf(form.get('lead')) ?? null,
  }
  const contact = {
    name: textOf(form.get('name')).trim(),
    phone: textOf(form.get('phone')).trim(),
    email: textOf(form.get('email')).trim(),
    zip: textOf(form.get('zip')).trim(),
  }
  const isNamed = Object.values(contact).some((text) => text !== '')
  const template = templateID === undefined || lines.length > 0 ? undefined : templateID
  return {
    ...party,
    ...(isNamed && { contact }),
    ...(template !== undefined && { templateID: template }),
    ...(template === undefined && (lines.length > 0 || load) && { content: contentWith(here, lines, load) }),
  }
}

const contentWith = (
  { user, contact }: PortalContext,
  lines: readonly { id: string; qty: number }[],
  load: WireContent['load'],
): WireContent => ({
  sections: [
    {
      key: 'o1',
      title: texts.option,
      tier: null,
      note: '',
      isRecommended: true,
      lines: lines.slice(0, 60).map(({ id, qty }, index) => ({
        ...{ key: `l${index + 1}`, id, qty },
        ...{ isOptional: false, group: null, note: '' },
      })),
    },
  ],
  message: '',
  load,
  consultant: { name: user?.name ?? '', phone: contact.phone, extension: '', email: user?.email ?? '' },
  shipping: { type: null, overrideCost: null },
  isTaxExempt: false,
  certificateId: null,
  discount: null,
  holdsStock: false,
  showsDrawings: true,
})
