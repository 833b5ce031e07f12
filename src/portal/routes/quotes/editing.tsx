import { type Dispatch, type FormEvent, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { useSubmit } from 'react-router'
import type { DeskQuote } from '#features/partners/quotes/contract.ts'
import type { QuoteProduct } from '#features/partners/quotes/rules/quote-product.ts'
import type { QuoteFacts } from '#features/partners/quotes/rules/quote-totals.ts'
import { readFacts } from '#features/partners/quotes/view/read-facts.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Builder, provisional } from './builder/builder.tsx'
import { type Draft, draftOf, sameDraft } from './builder/draft.ts'
import type { Edit, FoundLine } from './builder/edit.ts'
import { beginWork, type Step, worked } from './builder/history.ts'
import type { LineProduct } from './builder/lines/line-row.tsx'
import { builderTexts as texts } from './builder/texts.ts'
import { forgetKept, keptDraft, type Saving, useAutosave } from './builder/use-autosave.ts'
import { useBuilderKeys } from './builder/use-builder-keys.ts'
import { Commands } from './commands.tsx'
import { Letter } from './parts/letter.tsx'
import { VersionDifferences } from './parts/version-differences.tsx'
import type { NamedProduct } from './quote-data.server.ts'
import { Missing, QuoteHead } from './quote-head.tsx'
import { productsOf, totalsFor } from './reading.tsx'

interface Props {
  readonly quote: DeskQuote
  readonly names: readonly NamedProduct[]
  readonly now: Date
}

/** A draft: it saves itself, and its commands save first. */
export function Editing({ quote, names, now }: Props) {
  const [isLetter, setLetter] = useState(false)
  const { work, dispatch, live, saving, takeTheirs, ...desk } = useDraft(quote)
  const { facts, products, learn } = useKnownProducts(live, names)
  const { draft } = work
  const edit = useCallback((change: Edit) => dispatch({ type: 'edit', edit: change }), [dispatch])
  const undo = useCallback(() => dispatch({ type: 'undo' }), [dispatch])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [dispatch])
  useBuilderKeys({ undo, redo })
  const beforeSending = useSavedFirst(saving.kind === 'saved', desk.flush)
  return (
    <>
      <QuoteHead
        quote={{ ...live, contact: draft.contact }}
        saving={<SavingWord saving={saving} />}
        isLetter={isLetter}
        setLetter={setLetter}
      >
        <div className="row">
          <Button size="small" disabled={work.past.length === 0} onClick={undo}>
            {texts.undo}
          </Button>
          <Button size="small" disabled={work.future.length === 0} onClick={redo}>
            {texts.redo}
          </Button>
          <Commands quote={live} revision={desk.revision} now={now} beforeSending={beforeSending} />
        </div>
      </QuoteHead>
      <Kept quote={quote} dispatch={dispatch} conflictWith={desk.conflictWith} />
      <SavingNotice saving={saving} />
      {saving.kind === 'conflict' && (
        <Conflict
          draft={draft}
          theirs={saving.theirs}
          products={products}
          keepMine={() => desk.goOnFrom(saving.theirs)}
          takeTheirs={() => takeTheirs(saving.theirs)}
        />
      )}
      <Missing priced={live.priced} />
      {isLetter ? (
        <Letter content={draft.content} totals={totalsFor(draft.content, facts)} products={products} />
      ) : (
        <Builder
          draft={draft}
          priced={live.priced}
          facts={facts}
          products={products}
          isSaved={saving.kind === 'saved'}
          now={now}
          edit={edit}
          undo={undo}
          learn={learn}
        />
      )}
    </>
  )
}

/** The draft with its undo, and the store's answer to the latest save. */
function useDraft(quote: DeskQuote) {
  const [work, dispatch] = useReducer(worked, quote, (first) => beginWork(draftOf(first)))
  const [stored] = useState(work.draft)
  const [answer, setAnswer] = useState<DeskQuote>()
  const onSaved = useCallback((saved: DeskQuote) => {
    setAnswer(saved)
    dispatch({ type: 'priced', content: saved.content })
  }, [])
  const saving = useAutosave({ quote, draft: work.draft, stored, onSaved })
  const takeTheirs = (theirs: DeskQuote) => {
    saving.goOnFrom(theirs)
    setAnswer(theirs)
    dispatch({ type: 'replace', draft: draftOf(theirs) })
  }
  const isNewer = answer !== undefined && answer.revision >= quote.revision
  // Comments and files come with the page, which reads them again after each form.
  const { comments, files, events } = quote
  const live = isNewer ? { ...answer, comments, files, events } : quote
  return { work, dispatch, live, takeTheirs, ...saving }
}

/** The products of the quote, and those of a search that the store has not answered about yet. */
function useKnownProducts(live: DeskQuote, names: readonly NamedProduct[]) {
  const [learnt, setLearnt] = useState<ReadonlyMap<string, QuoteProduct>>(new Map())
  const storeFacts = live.priced.facts
  const facts = useMemo((): QuoteFacts | undefined => {
    if (!storeFacts) return undefined
    const read = readFacts(storeFacts)
    return { ...read, products: new Map([...learnt, ...read.products]) }
  }, [storeFacts, learnt])
  const products = useMemo(
    () =>
      new Map<string, LineProduct>([
        ...[...learnt].map(([id, product]) => [id, { ...product, available: null }] as const),
        ...(storeFacts ? productsOf(readFacts(storeFacts), []) : productsOf(undefined, names)),
      ]),
    [learnt, storeFacts, names],
  )
  const learn = useCallback(
    (lines: readonly FoundLine[]) =>
      setLearnt(
        (known) => new Map([...known, ...lines.map((line) => [line.id, provisional(line)] as const)]),
      ),
    [],
  )
  return { facts, products, learn }
}

interface KeptProps {
  readonly quote: DeskQuote
  readonly dispatch: Dispatch<Step>
  readonly conflictWith: (theirs: DeskQuote) => void
}

/** Restores an unsaved draft after the page was left; undo goes back to the saved one. */
function Kept({ quote, dispatch, conflictWith }: KeptProps) {
  const [isBack, setBack] = useState(false)
  const [opened] = useState(quote)
  const { id } = opened
  useEffect(() => {
    const kept = keptDraft(opened.id)
    if (!kept) return
    if (sameDraft(kept.draft, draftOf(opened))) return forgetKept(opened.id)
    dispatch({ type: 'replace', draft: kept.draft })
    setBack(true)
    if (kept.revision < opened.revision) conflictWith(opened)
  }, [opened, dispatch, conflictWith])
  if (!isBack) return null
  const discard = () => {
    forgetKept(id)
    setBack(false)
    dispatch({ type: 'undo' })
  }
  return (
    <Notice live="status">
      {texts.kept}{' '}
      <Button look="quiet" onClick={discard}>
        {texts.discardKept}
      </Button>
    </Notice>
  )
}

/** Saves the draft before a form goes to the server, so that the form names the revision that it sees. */
function useSavedFirst(isSaved: boolean, flush: () => Promise<number | undefined>) {
  const submit = useSubmit()
  return (event: FormEvent<HTMLFormElement>) => {
    if (isSaved) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    void flush().then((revision) => {
      if (revision === undefined) return
      // The field has the revision from before this save.
      if (form.has('revision')) form.set('revision', String(revision))
      void submit(form, { method: 'post' })
    })
  }
}

const SavingWord = ({ saving }: { readonly saving: Saving }) => (
  <span role="status">
    {saving.kind === 'saved' ? texts.saved : saving.kind === 'saving' ? texts.saving : texts.unsaved}
  </span>
)

function SavingNotice({ saving }: { readonly saving: Saving }) {
  if (saving.kind === 'offline')
    return (
      <Notice tone="warn" live="status">
        {texts.offline}
      </Notice>
    )
  if (saving.kind === 'refused')
    return (
      <Notice tone="bad" live="status">
        {saving.message}
      </Notice>
    )
  return null
}

interface ConflictProps {
  readonly draft: Draft
  readonly theirs: DeskQuote
  readonly products: ReadonlyMap<string, LineProduct>
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

/** Two people changed one quote: shows both versions side by side, and the person chooses. */
function Conflict({ draft, theirs, products, keepMine, takeTheirs }: ConflictProps) {
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
