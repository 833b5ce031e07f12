import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { formatMoney } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { UndoToast } from '#ui/toast/toast.tsx'
import { compareUrl, MAX_COMPARED } from '../rules/compared.ts'
import { texts } from '../texts.ts'
import { toggleTexts } from './compare-context.tsx'
import { CompareTable } from './compare-table.tsx'
import type { ComparedView, CompareView } from './compare-view.ts'
import { CopyLink } from './copy-link.tsx'
import { assumptions, costGroup, onlyDiffering, type TableGroup } from './table-rows.tsx'

interface Props {
  readonly view: CompareView
  readonly onlyDifferences: boolean
  /** another comparison is being fetched */
  readonly busy: boolean
  readonly location: Location
  /** rows that depend on this visitor, so the browser fills them: fit, rules at the address, rebates */
  readonly visitorGroups?: readonly TableGroup[]
  readonly Add: ComponentType<{ id: string; name: string; disabled?: boolean }>
  readonly availability: (product: ComparedView) => ReactNode
  readonly notes: ReactNode
  readonly onRemove: (id: string) => void
}

/** The comparison: one table, all rows or only the differences, and an empty column to add a product. */
export function ComparePage({
  view,
  onlyDifferences,
  busy,
  location,
  visitorGroups = [],
  Add,
  availability,
  notes,
  onRemove,
}: Props) {
  const ids = view.products.map(({ id }) => id)
  const cost = costGroup(view, location)
  const all = [...visitorGroups, cost].filter(({ rows }) => rows.length > 0)
  const groups = onlyDifferences ? onlyDiffering(all) : all
  const specs = onlyDifferences ? onlyDiffering(view.groups) : view.groups
  const hasRunningCost = view.runningCosts.some(
    ({ heating, cooling }) => heating !== null || cooling !== null,
  )

  return (
    <div className="compare" aria-busy={busy || undefined}>
      <div className="compare-head">
        <h1>{view.title}</h1>
        <div className="row no-print">
          {ids.length > 1 && (
            <SegmentedControl
              label={texts.rows}
              value={onlyDifferences ? 'differences' : 'all'}
              segments={[
                { value: 'all', label: texts.allRows, href: compareUrl(ids) },
                { value: 'differences', label: texts.onlyDifferences, href: compareUrl(ids, true) },
              ]}
            />
          )}
          <CopyLink />
          <Button look="quiet" icon="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </div>
      {notes}
      <div className={ids.length < MAX_COMPARED ? 'compare-cols' : undefined}>
        <div>
          <CompareTable
            products={view.products}
            groups={groups}
            specs={specs}
            Add={Add}
            availability={availability}
            onRemove={onRemove}
            removeHref={(id) =>
              compareUrl(
                ids.filter((other) => other !== id),
                onlyDifferences,
              )
            }
          />
          {groups.length + specs.length === 0 && <p className="lead">{texts.noDifferences}</p>}
          {hasRunningCost && <p className="meta measure">{assumptions(view)}</p>}
        </div>
        {ids.length < MAX_COMPARED && <OneMore view={view} ids={ids} />}
      </div>
    </div>
  )
}

/** The empty column: products of a similar size, and a link to the categories. */
function OneMore({ view: { suggestions }, ids }: { view: CompareView; ids: readonly string[] }) {
  return (
    <aside className="compare-more no-print" aria-label={texts.addOne(ids.length)}>
      <h2 className="heading">{texts.addOne(ids.length)}</h2>
      {suggestions.length > 0 && (
        <>
          <p className="meta">{texts.nearThese}</p>
          <ul>
            {suggestions.map(({ id, sku, name, note, price }) => (
              <li key={id}>
                <Link
                  href={compareUrl([...ids, id])}
                  rel="nofollow"
                  aria-label={toggleTexts.compareNamed(`${name}, ${sku}`)}
                >
                  {sku}
                </Link>
                <span className="meta">
                  {note}, {formatMoney(price)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link className="meta" href="/view-categories">
        {texts.findMore}
      </Link>
    </aside>
  )
}

/** Gray columns, until the browser's own comparison is read and its products are here. */
export function CompareOpening() {
  return (
    <div className="compare compare-opening">
      <h1>{toggleTexts.compare}</h1>
      <Skeleton label={texts.loading}>
        <div className="compare-bones">
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      </Skeleton>
      <noscript>
        <p className="lead">{texts.needsScript}</p>
      </noscript>
    </div>
  )
}

/** The page while nothing is chosen: what a comparison shows, and where to start. */
export function NothingToCompare({ help }: { help: ReactNode }) {
  return (
    <EmptyState
      level={1}
      title={texts.emptyTitle}
      help={help}
      actions={
        <>
          <LinkButton href="/view-categories" look="primary" size="big">
            {texts.allCategories}
          </LinkButton>
          <LinkButton href="/search" size="big">
            {texts.search}
          </LinkButton>
        </>
      }
    >
      <p className="lead">{texts.emptyText}</p>
    </EmptyState>
  )
}

/** The comparison could not be fetched. */
export const CompareFailed = ({
  message,
  busy,
  onRetry,
}: {
  message: string
  busy: boolean
  onRetry: () => void
}) => (
  <Notice tone="bad" live="alert">
    {message}{' '}
    <Button look="quiet" size="small" busy={busy} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  </Notice>
)

/** Offers to undo a removal. Its button takes the focus, because the pressed button is gone. */
export function RemovalToast({
  name,
  onUndo,
  onDismiss,
}: {
  name: string | null
  onUndo: () => void
  onDismiss: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (name !== null) box.current?.querySelector('button')?.focus()
  }, [name])
  return (
    <div ref={box} className="no-print">
      <UndoToast
        message={name === null ? null : texts.removed([name])}
        onUndo={onUndo}
        onDismiss={onDismiss}
      />
    </div>
  )
}
