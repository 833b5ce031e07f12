import { formatWire } from '#lib/money.ts'
import { textOf } from '../../reading.ts'
import type { PanelAction } from './panel.ts'
import { serialsOfForm } from './serials/fields-of.ts'
import { texts } from './texts.ts'

/** The units of each line that the form names; undefined for all that is left. */
function unitsOf(form: FormData): { lineNo: number; quantity: number }[] | undefined {
  const asked = [...form].flatMap(([name, value]) => {
    const [, lineNo] = /^units-(\d{1,4})$/.exec(name) ?? []
    return lineNo === undefined ? [] : [{ lineNo: Number(lineNo), quantity: Number(textOf(value).trim()) }]
  })
  const isAll = asked.every(({ lineNo, quantity }) => String(quantity) === form.get(`left-${lineNo}`))
  return isAll ? undefined : asked.filter(({ quantity }) => quantity !== 0)
}

/** What leaves, what arrives, and what will not leave. */
export const shipActions: Readonly<Record<string, PanelAction>> = {
  async ship({ api, form, change }) {
    const { result } = await api.orderDesk.ship({
      ...change,
      carrier: textOf(form.get('carrier')),
      tracking: textOf(form.get('tracking')),
      lines: unitsOf(form),
      serials: serialsOfForm(form),
    })
    return texts.results[result]
  },
  async deliver({ api, change }) {
    const { result } = await api.orderDesk.deliver(change)
    return texts.results[result]
  },
  async 'call-off'({ api, form, change }) {
    const { result, amount } = await api.orderDesk.callOff({
      ...change,
      reason: textOf(form.get('reason')).trim().slice(0, 300),
    })
    return result === 'called_off' && amount !== undefined
      ? texts.calledOff(formatWire(amount))
      : texts.results[result]
  },
}
