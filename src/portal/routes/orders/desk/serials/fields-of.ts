import { MOST_SERIALS } from '#features/selling/fulfilment/rules/serials.ts'
import type { PanelProps } from '../panel.ts'
import type { EmptyMachine } from './serial-fields.tsx'
import { serialTexts as texts } from './texts.ts'

export type Machines = PanelProps['order']['serials']['machines'][number]

/** The fields of a form, and how many more machines have no number. */
export function emptyFields(machines: readonly Machines[]): { fields: EmptyMachine[]; more: number } {
  const all = machines.flatMap((each) => {
    const { lineNo, part, unit, model, machines: count, serials } = each
    return Array.from({ length: count - serials.length }, (_, at) => ({
      name: `serial-${lineNo}-${part}-${at}`,
      label: texts.field(unit, model, serials.length + at + 1, count),
      model,
    }))
  })
  return { fields: all.slice(0, MOST_SERIALS), more: Math.max(0, all.length - MOST_SERIALS) }
}

/** The serial numbers that a form brings; each names its field, for a refusal. */
export function serialsOfForm(
  form: FormData,
): { lineNo: number; part: number; serial: string; field: string }[] {
  return [...form].flatMap(([field, value]) => {
    const [, lineNo, part] = /^serial-(\d{1,4})-(\d{1,2})-\d{1,6}$/.exec(field) ?? []
    const serial = typeof value === 'string' ? value.trim() : ''
    return lineNo === undefined || serial === ''
      ? []
      : [{ lineNo: Number(lineNo), part: Number(part), serial, field }]
  })
}
