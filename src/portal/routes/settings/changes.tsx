import type { FactChange } from '#features/desk/store-facts/rules/fact-changes.ts'
import { HOLIDAY } from '#features/desk/store-facts/rules/fact-lines.ts'
import { factNames } from './fact-names.ts'
import { texts } from './texts.ts'

/** Changes as sentences; of the holidays only those that came or went. */
export const changeSentences = (changes: readonly FactChange[]): string[] =>
  changes.flatMap(({ key, before, after }) => {
    if (key !== HOLIDAY)
      return texts.changed(factNames[key] ?? key, before ?? texts.none, after ?? texts.none)
    const [old, now] = [before, after].map((lines) => lines?.split('\n') ?? [])
    return [
      ...(old ?? []).filter((line) => !now?.includes(line)).map(texts.removed),
      ...(now ?? []).filter((line) => !old?.includes(line)).map(texts.added),
    ]
  })

export const Changes = ({ changes }: { readonly changes: readonly FactChange[] }) => (
  <ul className="portal-settings-changes">
    {changeSentences(changes).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
