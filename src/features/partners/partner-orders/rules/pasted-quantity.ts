/** Stands for the model number in a line. */
const N = '№'
/** Stands for an amount of money, which is no quantity. */
const MONEY = ' ¤ '
const UNIT =
  '(?:ea(?:ch)?|pcs?|pieces?|pks?|packs?|cts?|count|box(?:es)?|bx|units?|nos?|prs?|pairs?|rolls?|cases?|cs)'
const END = `(?=\\s*(?:$|[,;\\t|)¤]))`

/** List numbers, bullets and boxes to tick before the first word. "(2)" is a quantity, "2)" a list number. */
const LIST_SIGN = /^\s*(?:(?:[-*•·▪◦‣►>–—+~]|\[[ x✓]?\])\s+|\d{1,3}[.)]\s+|#\s?\d{1,3}[.):]?\s+)+(?=\S)/i

const AMOUNTS = [
  /(?:@|\bat\b)?\s*(?:us)?\$\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:\/|per\s+)?\s*(?:ea|each|pc|unit)\b\.?)?/gi,
  new RegExp(
    String.raw`(?:@|\bat\b)?\s*(?<![\w./-])(?:\d{1,3}(?:,\d{3})+|\d+)\.\d+(?![\w./"'″′])` +
      String.raw`(?:\s*(?:\/|per\s+)?\s*(?:ea|each|pc|unit)\b\.?)?`,
    'gi',
  ),
  /(?<![\w./-])\d{1,3}(?:,\d{3})+(?![\w./-])/g,
]

/** Ways to write a quantity, the plainest first. Each has the figure as its group. */
const FORMS: readonly RegExp[] = [
  /\b(?:qty|quantity|quant|q'ty|need(?:ed)?|want|ordered|order)\b(?:\s+of)?\s*[:.=#-]*\s*(\d+)/,
  new RegExp(`(\\d+)\\s*[x×*]\\s*${N}`),
  new RegExp(`(?:^|[\\s,;|])[x×*]\\s*(\\d+)[\\s,;|:-]*${N}`),
  new RegExp(`${N}\\s*[,;|-]?\\s*[x×*]\\s*(\\d+)`),
  new RegExp(`${N}\\s+(\\d+)\\s*[x×*]${END}`),
  new RegExp(`[([{]\\s*x?\\s*(\\d+)\\s*x?\\s*${UNIT}?\\.?\\s*[)\\]}][\\s:-]*${N}`),
  new RegExp(`${N}\\s*[([{]\\s*(?:x|qty)?\\s*(\\d+)\\s*x?\\s*${UNIT}?\\.?\\s*[)\\]}]`),
  new RegExp(`(?<![\\w./-])(\\d+)\\s*-?\\s*${UNIT}\\b`),
  new RegExp(`\\b${UNIT}\\.?\\s*[:=]\\s*(\\d+)`),
  new RegExp(`${N}\\s*[,;\\t|]\\s*(-?\\d+)${END}`),
  new RegExp(`${N}\\s*[\\s:=>.~-]+(\\d+)${END}`),
  new RegExp(`^ *(-?\\d+) *[,;:-]? +(?:of\\s+|each\\s+of\\s+)?(?:the\\s+)?${N}`),
  /[\t;|]\s*(\d{1,3})\s*(?:$|[\t;|¤])/,
  new RegExp(`(-?\\d+)\\s*[,;\\t|:=@>-]*\\s*${N}`),
  /,\s*(\d{1,3})\s*(?:$|,|¤)/,
  /[\s@](\d{1,3})\s*[¤\s]*$/,
  /^\s*(\d{1,3})[\s,;\t|]/,
]

/** The quantity in the text before and after a model number; 1 without one. It may not be one to order. */
export function quantityBeside(before: string, after: string): number {
  const line = `${before}${N}${after}`.toLowerCase().replace(LIST_SIGN, '')
  const text = AMOUNTS.reduce((rest, amount) => rest.replaceAll(amount, MONEY), line)
  for (const form of FORMS) {
    const found = form.exec(text)?.[1]
    if (found !== undefined) return Number(found)
  }
  return 1
}
