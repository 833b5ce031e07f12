import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { VersionDifferences } from '../parts/version-differences.tsx'
import { type Draft, draftOf } from './draft.ts'
import type { LineProduct } from './lines/line-row.tsx'
import { builderTexts as texts } from './texts.ts'

interface Props {
  readonly draft: Draft
  readonly theirs: DeskQuote
  readonly products: ReadonlyMap<string, LineProduct>
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

/** Two people changed one quote: shows both versions side by side, and the person chooses. */
export function Conflict({ draft, theirs, products, keepMine, takeTheirs }: Props) {
  const by = theirs.events.find(({ kind }) => kind === 'edited')?.by ?? theirs.owner
  return (
    <div className="stack">
      <Notice tone="warn" live="alert">
        {texts.conflict}
      </Notice>
      <VersionDifferences
        before={{ name: texts.theirs(by), content: draftOf(theirs).content }}
        after={{ name: texts.mine, content: draft.content }}
        nameOf={(id) => products.get(id)?.name ?? id}
      />
      <div className="row">
        <Button look="primary" onClick={keepMine}>
          {texts.keepMine}
        </Button>
        <Button onClick={takeTheirs}>{texts.takeTheirs}</Button>
      </div>
    </div>
  )
}
