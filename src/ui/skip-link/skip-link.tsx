import { uiTexts } from '../texts.ts'

/** First in the page: leads past the header to the element with the id `to`. */
export const SkipLink = ({ to = 'main' }: { readonly to?: string | undefined }) => (
  <a className="btn skip" href={`#${to}`}>
    {uiTexts.skip}
  </a>
)
