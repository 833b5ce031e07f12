import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { isProductId } from '#features/catalog/catalog/rules/product-url.ts'
import { compareUrl, MAX_COMPARED } from '#features/choosing/compare/rules/compared.ts'
import type { ToolKind } from '#features/partners/partner-tools/rules/tool-kinds.ts'
import { ApiError } from '#lib/api-error.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../../context.ts'
import { attempted } from '../../../frame/answers.server.ts'
import { FormOutcome } from '../../../frame/form-outcome.tsx'
import { texts as portal } from '../../../texts.ts'
import { idOf } from '../../reading.ts'
import { ToolHead } from '../project-form.tsx'
import { RuleTable } from '../rule-table.tsx'
import { texts as tools } from '../texts.ts'
import { toolProject } from '../tool-project.server.ts'
import { Filters } from './filter-form.tsx'
import { filtersIn, pageSearch } from './filters.ts'
import { Systems } from './system-rows.tsx'

const { systems: texts } = tools

const kindOf = (url: URL): ToolKind => (url.pathname.includes('ducted') ? 'ducted' : 'mini-split')

/** Matched systems for a project: every filter is in the address. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const here = context.get(portalContext)
  const kind = kindOf(url)
  const { project, projects } = await toolProject(here, url)
  const params = new URLSearchParams(url.search)
  // A project brings its place and its loads, unless the address says otherwise.
  if (project && !params.has('zip') && project.zip) params.set('zip', project.zip)
  if (project?.coolingBtu && !params.has('cooling')) params.set('cooling', String(project.coolingBtu))
  if (project?.heatingBtu && !params.has('heating')) params.set('heating', String(project.heatingBtu))
  // Systems that fit come first when the load is known.
  if (params.has('cooling') && !params.has('sort')) params.set('sort', 'fit')
  const filters = filtersIn(params, kind)
  const found = await here.api.tools.systems(filters).catch((error: unknown) => {
    const refusal = refusalOf(error)
    if (!refusal || refusal.status >= 500 || refusal.status === 401) throw error
    return { problem: refusal.message }
  })
  return { kind, project, projects, search: params.toString(), found }
}

/** Opens the ticked systems side by side in the store. */
export async function action({ request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  return attempted(async () => {
    const ids = form.getAll('compare').map(String).filter(isProductId)
    if (ids.length < 2 || ids.length > MAX_COMPARED) throw new ApiError('invalid', texts.compareFew)
    const project = idOf(form.get('project'))
    const shop = new URLSearchParams({ page: compareUrl(ids), ...(project && { project: String(project) }) })
    throw redirect(`/shop?${shop}`)
  }, url)
}

export const meta = ({ loaderData }: { loaderData?: { kind: ToolKind } }) => [
  { title: `${loaderData?.kind === 'ducted' ? tools.ducted : tools.miniSplits} | ${portal.name}` },
]

export default function Selector() {
  const { kind, project, projects, search, found } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'loading'
  const params = new URLSearchParams(search)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <ToolHead
        title={kind === 'ducted' ? tools.ducted : tools.miniSplits}
        project={project}
        projects={projects}
      />
      <p>{texts.lead}</p>
      {'problem' in found ? (
        <>
          <Notice tone="bad" live="status">
            {found.problem}
          </Notice>
          <Filters params={params} facets={[]} kind={kind} project={project?.id} />
        </>
      ) : (
        <div className="tool-columns">
          <Disclosure className="tool-fold no-print" summary={texts.filters} aside={asideOf(params)}>
            <Filters params={params} facets={found.facets} kind={kind} project={project?.id} />
          </Disclosure>
          <section className="stack" aria-busy={isBusy}>
            <div role="status">
              <h2>{texts.found(found.total)}</h2>
            </div>
            {found.illegal > 0 && found.place !== null && (
              <p className="meta">{texts.illegal(found.illegal, found.place)}</p>
            )}
            <FormOutcome outcome={outcome} />
            {found.total === 0 ? <p>{texts.none}</p> : <Systems rows={found.rows} project={project} />}
            <Pages params={params} pages={found.pages} />
            <RuleTable rules={found.rules} />
          </section>
        </div>
      )}
    </main>
  )
}

/** How many filters the address sets. */
function asideOf(params: URLSearchParams): string | undefined {
  const set = [...params].filter(([name, value]) => value !== '' && !NO_FILTERS.has(name)).length
  return set > 0 ? String(set) : undefined
}
const NO_FILTERS: ReadonlySet<string> = new Set(['project', 'page', 'sort'])

function Pages({ params, pages }: { readonly params: URLSearchParams; readonly pages: number }) {
  const page = Math.min(Math.max(1, Number(params.get('page') ?? 1) || 1), pages)
  if (pages === 1) return null
  return (
    <nav className="row" aria-label={portal.lists.pages}>
      {page > 1 && <LinkButton href={pageSearch(params, page - 1)}>{texts.previous}</LinkButton>}
      <span className="meta">{texts.page(page, pages)}</span>
      {page < pages && <LinkButton href={pageSearch(params, page + 1)}>{texts.next}</LinkButton>}
    </nav>
  )
}
