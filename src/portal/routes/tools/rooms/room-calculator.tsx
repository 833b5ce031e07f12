import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { isZip } from '#features/catalog/location/rules/zip.ts'
import { estimatorTexts } from '#features/choosing/sizing/estimator-texts.ts'
import { roomTexts } from '#features/choosing/sizing/room-texts.ts'
import { writePlan } from '#features/choosing/sizing/rules/estimate/plan-text.ts'
import type { Project } from '#features/partners/customers/contract/projects.ts'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../../context.ts'
import { attempted } from '../../../frame/answers.server.ts'
import { FormOutcome } from '../../../frame/form-outcome.tsx'
import { texts as portal } from '../../../texts.ts'
import { ToolHead } from '../project-form.tsx'
import { texts as tools } from '../texts.ts'
import { toolProject } from '../tool-project.server.ts'
import { houseIn, isPlanName, roomsIn } from './house.ts'
import { savedSearch } from './project-rooms.ts'
import { RoomSheet } from './room-sheet.tsx'
import { saveRoomsFrom } from './save-rooms.server.ts'
import { texts } from './texts.ts'

/** The load room by room for a project: everything is in the address, so that a link repeats it. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const here = context.get(portalContext)
  const { project, projects } = await toolProject(here, url)
  const params = project ? withProject(url.searchParams, project) : url.searchParams
  const zip = params.get('zipCode')?.trim() ?? ''
  const base = { project, projects, search: params.toString(), day: here.clock.now().toISOString() }
  if (!isZip(zip)) return { ...base, climate: null, failure: null }
  try {
    return { ...base, climate: await here.api.sizing.climate({ zipCode: zip }), failure: null }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.status >= 500) throw error
    return { ...base, climate: null, failure: refusal.message }
  }
}

/** A project brings its rooms, or the answers of its home, unless the address says otherwise. */
function withProject(
  given: URLSearchParams,
  project: Pick<Project, 'id' | 'zip' | 'home' | 'rooms'>,
): URLSearchParams {
  const isAsked = [...given.keys()].some((name) => name !== 'project')
  if (isAsked) return given
  const saved = savedSearch(project.rooms)
  const params = new URLSearchParams(saved ?? {})
  params.set('project', String(project.id))
  if (!saved && project.home)
    for (const [name, value] of Object.entries(project.home)) params.set(name, String(value))
  if (!params.has('zipCode') && project.zip) params.set('zipCode', project.zip)
  return params
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  return attempted(async () => {
    if (form.get('intent') === 'save') return saveRoomsFrom(context.get(portalContext), form)
    const read = roomsIn(form)
    if ('wrongRow' in read) throw new ApiError('invalid', texts.wrongRow(read.wrongRow))
    const { answers, build } = houseIn(url.searchParams)
    const params = new URLSearchParams([...url.searchParams].filter(([name]) => !isPlanName(name)))
    if (answers) writePlan(params, { build, rooms: read.rooms })
    throw redirect(`?${params}`)
  }, url)
}

export const meta = () => [{ title: `${tools.rooms} | ${portal.name}` }]

export default function RoomCalculator() {
  const { project, projects, search, climate, failure, day } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const params = new URLSearchParams(search)
  const house = houseIn(params)
  const hasZip = isZip(params.get('zipCode')?.trim() ?? '')
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l sizing-page">
      <ToolHead title={tools.rooms} project={project} projects={projects} />
      <p className="no-print">{texts.lead}</p>
      {house.isStale && <Notice tone="warn">{roomTexts.stale}</Notice>}
      {failure !== null && (
        <Notice tone="bad" live="status">
          {failure}
        </Notice>
      )}
      <FormOutcome outcome={outcome} />
      <Form method="get" className="room-house no-print" key={`house ${search}`}>
        {[...params]
          .filter(([name]) => isPlanName(name) || name === 'project' || name === 'squareFeet')
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        <TextField
          label={texts.zip}
          name="zipCode"
          inputMode="numeric"
          maxLength={5}
          defaultValue={params.get('zipCode') ?? ''}
          autoComplete="off"
        />
        <NumberField
          label={estimatorTexts.labels.numFloors}
          name="numFloors"
          defaultValue={house.texts.numFloors}
        />
        <NumberField
          label={estimatorTexts.labels.thermostatHT}
          name="thermostatHT"
          defaultValue={house.texts.thermostatHT}
          unit="°F"
        />
        <NumberField
          label={estimatorTexts.labels.thermostatAC}
          name="thermostatAC"
          defaultValue={house.texts.thermostatAC}
          unit="°F"
        />
        <Button type="submit">{texts.useHouse}</Button>
      </Form>
      {house.answers === null || climate === null ? (
        <Notice>{house.answers === null && hasZip ? texts.houseWrong : texts.zipFirst}</Notice>
      ) : (
        <RoomSheet
          key={`${climate.zipCode} ${project?.id ?? 0} ${search}`}
          answers={house.answers}
          climate={climate}
          rooms={house.rooms}
          build={house.build}
          project={project}
          day={day}
        />
      )}
    </main>
  )
}
