import { data, redirect } from 'react-router'
import type { Project } from '#features/partners/customers/contract/projects.ts'
import type { PortalContext } from '../../context.ts'
import { answered, attempted } from '../../frame/answers.server.ts'
import { signInPath } from '../../paths.ts'
import { idOf, textOf } from '../reading.ts'
import { linesIn } from './into-cart.tsx'
import type { ToolProject } from './project-form.tsx'

const MOST_OFFERED = 40

/** The project of the address, and the last projects to choose from. A stranger is led to the sign-in. */
export async function toolProject(
  { api, user }: PortalContext,
  url: URL,
): Promise<{
  project: (ToolProject & Pick<Project, 'home' | 'rooms'>) | null
  projects: { id: number; name: string }[]
}> {
  if (!user) throw redirect(signInPath(url.pathname + url.search))
  const id = idOf(url.searchParams.get('project') ?? '')
  const [{ projects }, project] = await Promise.all([
    answered(api.projects.list({ limit: MOST_OFFERED }), url),
    id === undefined ? null : answered(api.projects.open({ id }), url),
  ])
  const named = projects.map(({ id: each, name, customerName }) => ({
    id: each,
    name: `${name}, ${customerName}`,
  }))
  return {
    project: project && {
      id: project.id,
      name: project.name,
      customerName: project.customerName,
      zip: project.zip,
      heatingBtu: project.heatingBtu,
      coolingBtu: project.coolingBtu,
      home: project.home,
      rooms: project.rooms,
    },
    projects:
      project && named.every((each) => each.id !== project.id)
        ? [{ id: project.id, name: `${project.name}, ${project.customerName}` }, ...named]
        : named,
  }
}

/** Saves the lines of a form as a cart of a project and opens it; problems go back to the form. */
export async function saveCartFrom({ api }: PortalContext, form: FormData, url: URL) {
  const products = linesIn(form)
  if (!products) throw data(null, { status: 400 })
  return attempted(async () => {
    const { id } = await api.savedCarts.create({
      cartName: textOf(form.get('cartName')),
      projectID: idOf(form.get('project')) ?? null,
      products,
      key: textOf(form.get('key')),
    })
    throw redirect(`/saved-carts/${id}`)
  }, url)
}
