import { type FormEvent, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { DeskQuote } from '#features/quotes/contract.ts'
import { readFacts } from '#features/quotes/view/read-facts.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FoundLine } from './builder/add-lines.tsx'
import { Builder, provisional } from './builder/builder.tsx'
import { Conflict } from './builder/conflict.tsx'
import { draftOf } from './builder/draft.ts'
import { beginWork, worked } from './builder/history.ts'
import { forgetKept, keptDraft } from './builder/kept-draft.ts'
import type { LineProduct } from './builder/line-table.tsx'
import { builderTexts as texts } from './builder/texts.ts'
import { type Saving, useAutosave } from './builder/use-autosave.ts'
import { useBuilderKeys } from './builder/use-builder-keys.ts'
import { Commands } from './commands.tsx'
import { Letter } from './letter.tsx'
import { Missing, QuoteHead } from './quote-head.tsx'
import type { NamedProduct } from './quote-data.server.ts'
import { productsOf, totalsFor } from './reading.tsx'

interface Props {
  readonly quote: DeskQuote
  readonly names: readonly NamedProduct[]
  readonly now: Date
}

/** A draft: it saves itself, and its commands save first. */
export function Editing({ quote, names, now }: Props) {
  const [work, dispatch] = useReducer(worked, draftOf(quote), beginWork)
  const [stored] = useState(work.draft)
  const [answer, setAnswer] = useState<DeskQuote>()
  const [isLetter, setLetter] = useState(false)
  const [learnt, setLearnt] = useState<ReadonlyMap<string, LineProduct>>(new Map())
  const { draft } = work
  const onSaved = useCallback((saved: DeskQuote) => {
    setAnswer(saved)
    dispatch({ type: 'priced', content: saved.content })
  }, [])
  const { saving, revision, flush, goOnFrom } = useAutosave({ quote, draft, stored, onSaved })
  const live = answer && answer.revision >= quote.revision ? { ...quote, ...answer } : quote
  const edit = useCallback((change: Parameters<typeof editStep>[0]) => dispatch(editStep(change)), [])
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  useBuilderKeys({ undo, redo })
  const kept = useKeptDraft(quote, (restored) => dispatch({ type: 'replace', draft: restored }))
  const storeFacts = live.priced.facts
  const facts = useMemo(() => storeFacts && withLearnt(readFacts(storeFacts), learnt), [storeFacts, learnt])
  const products = useMemo(
    () => new Map([...learnt, ...productsOf(facts ?? undefined, names)]),
    [learnt, facts, names],
  )
  const learn = useCallback(
    (lines: readonly FoundLine[]) =>
      setLearnt((known) => new Map([...known, ...lines.map((line) => [line.id, provisional(line)] as const)])),
    [],
  )
  const beforeSending = useSavedFirst(saving.kind === 'saved', flush)
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
          <Commands quote={live} revision={revision} now={now} beforeSending={beforeSending} />
        </div>
      </QuoteHead>
      {kept.isBack && (
        <Notice live="status">
          {texts.kept}{' '}
          <Button
            look="quiet"
            onClick={() => {
              kept.discard()
              undo()
            }}
          >
            {texts.discardKept}
          </Button>
        </Notice>
      )}
      <SavingNotice saving={saving} />
      {saving.kind === 'conflict' && (
        <Conflict
          draft={draft}
          theirs={saving.theirs}
          products={products}
          keepMine={() => goOnFrom(saving.theirs)}
          takeTheirs={() => {
            goOnFrom(saving.theirs)
            setAnswer(saving.theirs)
            dispatch({ type: 'replace', draft: draftOf(saving.theirs) })
          }}
        />
      )}
      <Missing priced={live.priced} />
      {isLetter ? (
        <Letter content={draft.content} totals={totalsFor(draft.content, facts ?? undefined)} products={products} />
      ) : (
        <Builder
          draft={draft}
          priced={live.priced}
          facts={facts ?? undefined}
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

const editStep = (edit: Parameters<Parameters<typeof Builder>[0]['edit']>[0]) => ({
  type: 'edit' as const,
  edit,
})

/** Facts with the products that a search found and the store has not answered about yet. */
function withLearnt(
  facts: ReturnType<typeof readFacts>,
  learnt: ReadonlyMap<string, LineProduct>,
): ReturnType<typeof readFacts> {
  const unknown = [...learnt].filter(([id]) => !facts.products.has(id))
  if (unknown.length === 0) return facts
  const products = new Map(facts.products)
  for (const [id, product] of unknown) if ('weightLb' in product) products.set(id, product as never)
  return { ...facts, products }
}

/** Brings back what was typed and not saved when the page was left. */
function useKeptDraft(
  { id, revision }: DeskQuote,
  restore: (draft: NonNullable<ReturnType<typeof keptDraft>>['draft']) => void,
) {
  const [isBack, setBack] = useState(false)
  const restoreLatest = useRef(restore)
  useEffect(() => {
    const kept = keptDraft(id)
    if (!kept) return
    // An older revision is in conflict with what was saved since: undo goes back to the saved one.
    if (kept.revision <= revision) {
      restoreLatest.current(kept.draft)
      setBack(true)
    }
  }, [id, revision])
  const discard = () => {
    forgetKept(id)
    setBack(false)
  }
  return { isBack, discard }
}

/** Saves the draft before a form goes to the server, so that the form names the revision that it sees. */
function useSavedFirst(isSaved: boolean, flush: () => Promise<boolean>) {
  const submit = useSubmit()
  return (event: FormEvent<HTMLFormElement>) => {
    if (isSaved) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    void flush().then((done) => done && submit(form, { method: 'post' }))
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
