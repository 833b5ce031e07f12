import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'
import type { Project, ProjectRoom } from '#features/partners/customers/contract.ts'
import { PROJECT } from '#features/partners/customers/rules/access.ts'
import { photoUpload, STAGE_NAMES, STAGES } from '#features/partners/customers/rules/project.ts'
import { CART } from '#features/partners/saved-carts/rules/access.ts'
import { textFields } from '#lib/form-fields.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import type { PageHandle } from '#shop/page/page-handle.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { usePortalFacts } from '../../facts.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { DraftForm } from '../../frame/draft-form.tsx'
import { useMay } from '../../frame/permitted.ts'
import { texts, titled } from '../../texts.ts'
import { customerValues, PlaceFields } from '../customers/customer-fields.tsx'
import { Theirs } from '../customers/theirs.tsx'
import { quotesOf } from '../quotes/quote-data.server.ts'
import { TheirQuotes } from '../quotes/quote-rows.tsx'
import { HomeProfile } from './home-profile.tsx'
import { Photos } from './photos.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  const project = await answered(api.projects.open({ id: rowIdOf(params.id) }), url)
  const { customerID } = project
  return { project, quotes: await answered(quotesOf(context.get(portalContext), { customerID }), url) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: titled(loaderData?.project.name ?? '') },
]

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const form = await request.formData()
  const field = textFields(form)
  const version = Number(field('version'))
  return attempted(async () => {
    const stage = STAGES.find((each) => each === field('stage'))
    if (stage) await api.projects.move({ id, version, stage })
    else if (field('intent') === 'photo') await addPhoto(api, id, form)
    else if (field('intent') === 'remove-photo')
      await api.projects.removePhoto({ id, photo: rowIdOf(field('photo')) })
    else if (field('intent') === 'home') await api.projects.size({ id, ...homeOf(field) })
    else {
      const { name, street, city, state, zip } = customerValues(field)
      const equipment = field('equipment')
      await api.projects.change({ id, version, name, street, city, state, zip, equipment })
    }
    return redirect(`/projects/${id}`)
  }, url)
}

function addPhoto(api: PortalApi, id: number, form: FormData) {
  const picture = form.get('picture')
  const kind = form.get('kind') === 'plate' ? ('plate' as const) : ('photo' as const)
  return api.projects.addPhoto({ id, kind, picture: picture instanceof File ? picture : new File([], '') })
}

export { keptOffline as clientAction } from '../../frame/draft-form.tsx'

export const handle: PageHandle = { upload: photoUpload }

/** A project: its stage, its site, the load of the home, and the equipment that is there. */
export default function ProjectPage() {
  const { project, quotes } = useLoaderData<typeof loader>()
  const mayShop = useMay(CART.read)
  const mayWrite = useMay(PROJECT.write)
  const refused = useActionData<typeof action>()?.refused
  const theirs = refused?.code === 'changed' ? (refused.details.theirs as Record<string, string>) : undefined
  const { id, version, name, customerID, customerName, street, city, state, zip } = project
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <div>
          <h1>{name}</h1>
          <p className="portal-reach">
            <Link href={`/customers/${customerID}`}>{customerName}</Link>
            <span>{[street, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')}</span>
          </p>
        </div>
        {mayShop && (
          <LinkButton look="primary" href={`/shop?project=${id}`}>
            {texts.projects.shop}
          </LinkButton>
        )}
      </div>
      {refused && <Theirs message={refused.message} theirs={theirs} />}
      <Stages project={project} mayWrite={mayWrite} />
      <div className="main-and-side">
        <div className="stack-l">
          <Load project={project} mayWrite={mayWrite} />
          <TheirQuotes quotes={quotes} create={`/quotes/new?project=${id}`} />
          <Photos project={id} photos={project.photos} mayWrite={mayWrite} />
        </div>
        <section className="stack">
          <h2>{texts.projects.equipment}</h2>
          {mayWrite ? (
            <DraftForm draft={`project.${id}.${version}`} submit={texts.customers.save}>
              <input type="hidden" name="version" value={String(theirs?.version ?? version)} />
              <TextAreaField
                label={texts.projects.models}
                hint={texts.projects.modelsHint}
                name="equipment"
                defaultValue={project.equipment}
                maxLength={2_000}
              />
              <TextField
                label={texts.projects.name}
                name="name"
                defaultValue={name}
                error={refused?.problems.name}
                maxLength={120}
              />
              <PlaceFields values={project} problems={refused?.problems} />
            </DraftForm>
          ) : (
            <p className="issue-text">{project.equipment || texts.customers.empty}</p>
          )}
        </section>
      </div>
      <p>
        <Button type="button" className="no-print" onClick={() => window.print()}>
          {texts.projects.print}
        </Button>
      </p>
    </main>
  )
}

interface Part {
  readonly project: Project
  readonly mayWrite: boolean
}

/** The stage; one press moves the project. */
const Stages = ({ project, mayWrite }: Part) =>
  mayWrite ? (
    <Form method="post" className="segmented" aria-label={texts.projects.stage} preventScrollReset>
      <input type="hidden" name="version" value={project.version} />
      {STAGES.map((stage) => (
        <button key={stage} type="submit" name="stage" value={stage} aria-pressed={stage === project.stage}>
          {STAGE_NAMES[stage]}
        </button>
      ))}
    </Form>
  ) : (
    <p>
      {texts.projects.stage}: <b>{STAGE_NAMES[project.stage]}</b>
    </p>
  )

/** The load of the home, room by room where there are rooms, and the answers behind it. */
function Load({ project, mayWrite }: Part) {
  const { publicOrigin } = usePortalFacts()
  const { id, version, home, zip, heatingBtu, coolingBtu, rooms } = project
  return (
    <section className="stack">
      <h2>{texts.projects.home}</h2>
      {heatingBtu !== null && (
        <p className="lead">
          {texts.projects.load(grouped(upToThousand(heatingBtu)), grouped(upToThousand(coolingBtu ?? 0)))}
        </p>
      )}
      <Rooms rooms={rooms} />
      {mayWrite && (
        <Disclosure summary={home ? texts.projects.changeHome : texts.projects.sizeHome} open={false}>
          <HomeProfile home={home} zip={zip} draft={`home.${id}.${version}`} />
        </Disclosure>
      )}
      {home && (
        <p>
          <a href={`${publicOrigin}/sizing-estimator?${new URLSearchParams(estimatorSearch(home))}`}>
            {texts.projects.rooms}
          </a>
        </p>
      )}
    </section>
  )
}

/** The estimator of the store, filled with this home. */
const estimatorSearch = (home: { squareFeet: number; zipCode: string; numFloors: number }) => ({
  squareFeet: String(home.squareFeet),
  zipCode: home.zipCode,
  numFloors: String(home.numFloors),
})

/** The home profile as the form of a project sends it; the API checks the numbers. */
const homeOf = (field: (name: string) => string) => ({
  squareFeet: Number(field('squareFeet')),
  zipCode: field('zipCode'),
  basement: field('basement') === 'no' ? ('no' as const) : ('yes' as const),
  numFloors: Number(field('numFloors')) || HOME_DEFAULTS.numFloors,
  insulationValue: Number(field('insulationValue')) || HOME_DEFAULTS.insulationValue,
  thermostatHT: Number(field('thermostatHT')) || HOME_DEFAULTS.thermostatHT,
  thermostatAC: Number(field('thermostatAC')) || HOME_DEFAULTS.thermostatAC,
})

const btu = (value: number): string => grouped(value)

/** The rooms of a project with their loads. */
const Rooms = ({ rooms }: { readonly rooms: readonly ProjectRoom[] }) =>
  rooms.length > 0 && (
    <DataTable
      caption={texts.projects.roomLoads}
      rows={rooms}
      keyOf={({ name }) => name}
      columns={[
        { name: texts.projects.room, cell: ({ name }) => name, rowHeader: true },
        { name: texts.projects.heating, cell: ({ heatingBtu }) => btu(heatingBtu), numeric: true },
        { name: texts.projects.coolingBtu, cell: ({ coolingBtu }) => btu(coolingBtu), numeric: true },
      ]}
    />
  )
