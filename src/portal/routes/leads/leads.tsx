import { useId } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Lead } from '#features/partners/leads/contract.ts'
import { texts as leadTexts } from '#features/partners/leads/desk-texts.ts'
import { LEAD } from '#features/partners/leads/rules/access.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { useMay } from '../../frame/permitted.ts'
import { changeList, readList } from '../../list/list.server.ts'
import { FileLink, ListFilters, ListPager, ListTable, SavedViews } from '../../list/list-page.tsx'
import { ManyBar } from '../../list/many.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { OutcomeNotice } from '../../list/outcome.tsx'
import { titled } from '../../texts.ts'
import { LEADS } from './list.tsx'
import { takenWords, useClock } from './promise-word.tsx'
import { takeLeads } from './take-leads.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]

/** The filters are in the address: `?show=`, `?kind=`, `?sort=`, `?after=`. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context.get(portalContext)
  const [list, figures] = await Promise.all([readList(LEADS, args), answered(api.leads.figures(), args.url)])
  return { ...list, figures }
}

/** Takes leads, gives them back, or saves and removes views of the list. */
export const action = (args: ActionFunctionArgs) =>
  changeList(LEADS, args, (api, form) => takeLeads(api.leads, form))

export default function Leads() {
  const { rows: leads, next, figures, views, query, faults, asOf } = useLoaderData<typeof loader>()
  const ended = figures.kept + figures.broken
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <div>
          <h1>{texts.title}</h1>
          <p className="meta">
            {texts.intro} {ended === 0 ? texts.noFigures : texts.figures(figures.kept, ended, figures.days)}
          </p>
        </div>
        <FileLink href="/leads.csv" />
      </div>
      <ListFilters list={LEADS} query={query} faults={faults} submit={texts.show} />
      <SavedViews views={views} />
      <NewRows list="leads" asOf={asOf} />
      <OutcomeNotice skippedText={texts.skippedMany} />
      {leads.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <LeadRows leads={leads} pageTime={new Date(asOf).toISOString()} />
      )}
      <ListPager next={next} />
    </main>
  )
}

/** Leads as rows; several can be taken at once. */
function LeadRows({ leads, pageTime }: { readonly leads: readonly Lead[]; readonly pageTime: string }) {
  const now = useClock(pageTime)
  const mayWork = useMay(LEAD.work)
  const form = useId()
  return (
    <>
      <ListTable
        caption={texts.title}
        rows={leads}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/leads/${id}`}
        nameOf={({ name }) => name}
        phoneNoteOf={(lead) => `${leadTexts.kinds[lead.kind]}. ${takenWords(lead)}`}
        selects={mayWork ? form : undefined}
        columns={LEADS.columns(now)}
      />
      {mayWork && (
        <ManyBar id={form} label={texts.selected}>
          <Button type="submit" name="intent" value="take">
            {texts.takeMany}
          </Button>
        </ManyBar>
      )}
    </>
  )
}
