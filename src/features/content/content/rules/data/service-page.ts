/** A page of the store that a search names beside goods. */
export interface ServicePage {
  title: string
  summary: string
  /** the sentences that answer */
  answer?: string
  /** the answer as staff’s settings make it now; `answer` is what a search finds it by */
  answerNow?: () => string
  path: string
  /** it belongs in a list of all there is to read */
  isArticle?: boolean
  /** it advises what to buy: listed when the shopper asks for guides */
  isGuide?: boolean
  /** what shoppers ask when this page answers; each by all of its words */
  asked: readonly string[]
  /** words that decide within a longer question to the store, such as "can i return it if it is too small" */
  topics?: readonly string[]
}
