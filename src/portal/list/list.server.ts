import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { ListName, PortalApi } from '#api/contract.ts'
import { csvRow } from '#platform/lists/rules/csv.ts'
import { type Filters, readQuery } from '#platform/lists/rules/query.ts'
import { portalContext } from '../context.ts'
import { answered, attempted } from '../frame/answers.server.ts'
import { idOf } from '../routes/reading.ts'
import { EXPORT, type List, type ListPlace, pathOf } from './define-list.ts'

const NO_VIEWS = { views: [], mayShare: false }

/**
 * A page of a list, and its saved views. `faults`: why filters of the address are left out. `asOf`: when it
 * was read, in milliseconds.
 */
export async function readList<F extends Filters, Row, More, Shown>(
  list: List<F, Row, More, Shown>,
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
) {
  const { api, clock } = context.get(portalContext)
  const asOf = clock.now().getTime()
  const { query, faults } = readQuery(list.query, url.searchParams)
  const [answer, views] = await Promise.all([
    answered(list.call(api, { ...query, ...(list.limits && { limit: list.limits.page }) }), url),
    list.name && list.hasViews ? answered(api.customers.views({ list: list.name }), url) : NO_VIEWS,
  ])
  return { ...answer, views, asOf, query, faults }
}

/** Saves or removes a view of a list, or changes its rows as the form says. */
export async function changeList<Result>(
  list: ListPlace,
  { context, request, url }: Pick<ActionFunctionArgs, 'context' | 'request' | 'url'>,
  change?: (api: PortalApi, form: FormData) => Promise<Result & { refused?: undefined }>,
) {
  const { api } = context.get(portalContext)
  const form = await request.formData()
  const search =
    list.name && list.hasViews ? await answered(changeView(api, list.name, form), url) : undefined
  if (search !== undefined || !change) throw redirect(`/${pathOf(list)}?${search ?? ''}`)
  return attempted(() => change(api, form), url)
}

/** Sends a person whose address has a filter without a value to the page of the list, which says why. */
export function requireValues<F extends Filters, Row>(list: List<F, Row>, url: URL): void {
  const { faults } = readQuery(list.query, url.searchParams)
  if (Object.keys(faults).length > 0) throw redirect(`/${pathOf(list)}${url.search}`)
}

/**
 * Asks the server whether the list may leave as a file now. Without a fresh second factor the person is sent
 * to confirm, and then back to the list, which begins the download.
 */
export async function startExport(
  api: PortalApi,
  list: ListPlace,
  url: URL,
  kind: string = EXPORT.value,
): Promise<void> {
  const { name } = list
  if (!name) throw new Response(null, { status: 404 })
  const back = new URL(`/${pathOf(list)}${url.search}`, url)
  back.searchParams.set(EXPORT.name, kind)
  await answered(api.audit.startExport({ list: name, search: url.search.slice(0, 1_000) }), back)
}

/** Every row of the list with the search and filters of the address, as a CSV file. */
export async function listFile<F extends Filters, Row, More, Shown>(
  list: List<F, Row, More, Shown>,
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
): Promise<Response> {
  const { file, limits } = list
  if (!file) throw data(null, { status: 404 })
  const { api } = context.get(portalContext)
  const { query } = readQuery(list.query, url.searchParams)
  const asked = { ...query, ...(limits && { limit: limits.file }) }
  const read = (after?: string) => answered(list.call(api, { ...asked, after }), url)
  const first = await read()
  const columns = typeof file === 'function' ? file(first.rows) : file
  async function* pages() {
    for (let page = first; ; page = await read(page.next)) {
      yield page.rows.map((row) => columns.map(([, cell]) => cell(row)))
      if (page.next === null) return
    }
  }
  return csvFile(
    `${pathOf(list)}.csv`,
    columns.map(([heading]) => heading),
    pages(),
  )
}

/**
 * Saves or removes a view of a list, when the form asks for that. Answers the search of the list to show
 * then; undefined for every other form.
 */
async function changeView(api: PortalApi, list: ListName, form: FormData): Promise<string | undefined> {
  const intent = form.get('intent')
  const search = String(form.get('search') ?? '').slice(0, 400)
  if (intent === 'save-view') {
    const name = String(form.get('name') ?? '')
      .trim()
      .slice(0, 60)
    const isShared = form.get('share') === 'yes'
    if (name !== '') await api.customers.saveView({ list, name, search, isShared })
    return search
  }
  if (intent !== 'remove-view') return undefined
  const id = idOf(form.get('view'))
  if (id !== undefined) await api.customers.removeView({ id })
  return search
}

/** A CSV file as an answer that no one keeps. */
export const csvAnswer = (name: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })

/** A CSV file that is sent while it is read, a page of rows at a time. */
function csvFile(
  name: string,
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): Response {
  const encoder = new TextEncoder()
  const lines = (rows: readonly (readonly string[])[]) => rows.map((row) => `${csvRow(row)}\r\n`).join('')
  async function* bytes() {
    // Excel reads a file as UTF-8 only with this mark.
    yield encoder.encode(`\ufeff${lines([head])}`)
    for await (const rows of pages) yield encoder.encode(lines(rows))
  }
  const chunks = bytes()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return csvAnswer(name, body)
}
