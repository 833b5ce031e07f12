import { Form } from 'react-router'
import type { PlaceClimateAnswer } from '#features/choosing/sizing/contract.ts'
import { zonesFor } from '#features/choosing/sizing/rules/equipment/manual-s.ts'
import type { Answers } from '#features/choosing/sizing/rules/estimate/answers.ts'
import type { exactLoad } from '#features/choosing/sizing/rules/exact/exact-load.ts'
import type { RoomPlan } from '#features/choosing/sizing/rules/exact/plan.ts'
import { type Need, needOf } from '#features/choosing/sizing/rules/need.ts'
import { Result } from '#features/choosing/sizing/ui/estimator/result.tsx'
import { RoomTable } from '#features/choosing/sizing/ui/estimator/rooms/room-table.tsx'
import { PROJECT } from '#features/partners/customers/rules/access.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { useMay } from '../../../frame/permitted.ts'
import type { ToolProject } from '../project-form.tsx'
import { RoomPictures } from './room-pictures.tsx'
import { texts } from './texts.ts'

interface Props {
  readonly result: ReturnType<typeof exactLoad>
  readonly rooms: readonly RoomPlan[]
  readonly answers: Answers
  readonly climate: PlaceClimateAnswer
  readonly search: string
  readonly project: ToolProject | null
}

/** The load of the house and of each room, drawn, with the tools that go on from it. */
export function RoomResult({ result, rooms, answers, climate, search, project }: Props) {
  const need = needOf(result.block)
  const links = linksFor(need, climate.zipCode, project)
  return (
    <Result
      load={result.block}
      need={need}
      climate={climate}
      thermostatHT={answers.thermostatHT}
      thermostatAC={answers.thermostatAC}
      hasBasement={rooms.some(({ below }) => below === 'ground')}
      home={`${rooms.length} ${texts.sheet.toLowerCase()}`}
      isSaved={false}
      onSave={undefined}
      onForget={undefined}
      links={{ furnaces: links('furnace-only'), cooling: links('ac-only'), systems: links() }}
      share={
        <>
          <SaveRooms search={search} project={project} />
          <Onward result={result} need={need} zip={climate.zipCode} project={project} />
        </>
      }
      notes={[]}
      beside={
        <>
          <RoomTable rooms={result.rooms} simple={0} exact={need} />
          <RoomPictures rooms={rooms} loads={result.rooms.map(({ load }) => load)} />
        </>
      }
    />
  )
}

const loadParams = (need: Need, zip: string, project: ToolProject | null) => ({
  ...(project && { project: String(project.id) }),
  zip,
  cooling: String(need.coolingBtu),
  heating: String(need.heatingBtu),
  sort: 'fit',
})

const linksFor =
  (need: Need, zip: string, project: ToolProject | null) =>
  (systemType?: string): string => {
    const params = new URLSearchParams(loadParams(need, zip, project))
    if (systemType) params.set('systemType', systemType)
    return `/tools/ducted-system-selector?${params}`
  }

/** The tools that go on with these rooms. */
function Onward({
  result,
  need,
  zip,
  project,
}: {
  readonly result: Props['result']
  readonly need: Need
  readonly zip: string
  readonly project: ToolProject | null
}) {
  const loads = result.rooms.map(({ zoned }) => zoned.cooling).filter((load) => load > 0)
  const zones = loads.length > 1 ? zonesFor(loads, need.coolingBtu) : null
  const heads = zones?.heads ?? []
  const params = new URLSearchParams({
    ...(project && { project: String(project.id) }),
    zip,
    rooms: String(heads.length),
  })
  for (const head of heads) params.append('size', String(head))
  const most = 5
  return (
    <>
      {heads.length > 0 && heads.length <= most && (
        <LinkButton href={`/tools/mini-split-component-assembler?${params}`}>{texts.assembleFor}</LinkButton>
      )}
      <LinkButton
        href={`/tools/mini-split-system-selector?${new URLSearchParams(loadParams(need, zip, project))}`}
      >
        {texts.miniSplitsFor}
      </LinkButton>
    </>
  )
}

function SaveRooms({ search, project }: { readonly search: string; readonly project: ToolProject | null }) {
  const mayWrite = useMay(PROJECT.write)
  if (!mayWrite) return null
  if (!project) return <p className="meta">{texts.saveNeeds}</p>
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="project" value={project.id} />
      <input type="hidden" name="search" value={search} />
      <Button type="submit" title={texts.saveWhat}>
        {texts.save}
      </Button>
    </Form>
  )
}
