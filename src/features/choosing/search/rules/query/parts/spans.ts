/** Words of a query from `from` up to, not including, `to`, counted in its plain words. */
export interface Span {
  from: number
  to: number
}

export const NO_SPAN: Span = { from: 0, to: 0 }

/** One word as it is read, and the words that it was made of: "three" is read as "3". */
export interface Token extends Span {
  word: string
}

/** The span of the tokens from `from` up to, not including, `to`. */
export const spanOf = (tokens: readonly Token[], from: number, to: number): Span => ({
  from: tokens[from]?.from ?? 0,
  to: tokens[to - 1]?.to ?? 0,
})
