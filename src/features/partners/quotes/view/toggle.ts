import type { Section, Selection } from '../rules/content.ts'

/** Selects a line or unselects it. Selecting an alternative unselects the others of its group. */
export function toggled(section: Section, selection: Selection, key: string, isSelected: boolean): Selection {
  const line = section.lines.find((each) => each.key === key)
  if (!line) return selection
  const rivals = new Set(
    section.lines.filter((each) => each.group !== null && each.group === line.group).map((each) => each.key),
  )
  const others = selection.lines.filter((each) => each.key !== key && !rivals.has(each.key))
  return { ...selection, lines: isSelected ? [...others, { key, qty: line.qty }] : others }
}
