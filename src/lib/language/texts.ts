import { merchant } from '../merchant/merchant.ts'

/** The same texts in another language. What it leaves out stays English. */
export type Translation<T> = T extends (...data: infer Data) => infer Said
  ? (...data: Data) => Translation<Said>
  : T extends string
    ? string
    : T extends object
      ? { readonly [K in keyof T]?: Translation<T[K]> }
      : T

declare global {
  /** A language that a machine makes of English; tests alone set it, before the first text is loaded. */
  var machineLanguage: ((english: unknown) => unknown) | undefined
}

/**
 * The texts of a feature in the merchant's language, chosen once, when the process or the page loads them.
 * A text is words, or a function that puts data into a whole sentence. `others` has the other languages by
 * locale, e.g. `{ 'es-US': spanish }`.
 */
// @__NO_SIDE_EFFECTS__
export function defineTexts<const T>(english: T, others: Readonly<Record<string, Translation<T>>> = {}): T {
  return (globalThis.machineLanguage?.(english) ?? completed(english, others[merchant().locale])) as T
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function completed(english: unknown, other: unknown): unknown {
  if (!isBranch(english) || !isBranch(other)) return other ?? english
  return Object.fromEntries(Object.keys(english).map((key) => [key, completed(english[key], other[key])]))
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form of a word that a number takes, as the language's plural rules choose it. */
export function plural(count: number, forms: Forms): string {
  const { locale } = merchant()
  // English has two forms; the first use of Intl costs a phone 20 to 30 ms.
  const rule = isEnglish(locale)
    ? count === 1
      ? 'one'
      : 'other'
    : new Intl.PluralRules(locale).select(count)
  return forms[rule] ?? forms.other
}

/** "a", "a and b", "a, b, and c" or, as `or`, "a, b, or c", in the merchant's language. */
export function listed(parts: readonly string[], type: 'and' | 'or' = 'and'): string {
  const { locale } = merchant()
  if (!isEnglish(locale))
    return new Intl.ListFormat(locale, { type: type === 'and' ? 'conjunction' : 'disjunction' }).format(parts)
  const rest = parts.slice(0, -1)
  const last = parts.at(-1) ?? ''
  if (rest.length === 0) return last
  return rest.length === 1 ? `${rest[0]} ${type} ${last}` : `${rest.join(', ')}, ${type} ${last}`
}

const isEnglish = (locale: string): boolean => locale.startsWith('en')
