import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { STAGE_NAMES, STAGES } from '#features/customers/rules/stages.ts'
import { textFields } from '#kit/form-fields.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { usePortalFacts } from '../../facts.ts'
import { answered, attempted, rowIdOf } from '../../frame/answers.server.ts'
import { DraftForm } from '../../frame/draft-form.tsx'
import { useMay } from '../../frame/permitted.ts'
import { texts } from '../../texts.ts'
import { customerValues, PlaceFields } from '../customers/customer-fields.tsx'
import { Theirs } from '../customers/theirs.tsx'
import { HomeProfile } from './home-profile.tsx'
import { homeOf } from './home-values.ts'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { api } = context.get(portalContext)
  return { project: await answered(api.projects.open({ id: rowIdOf(params.id) }), url) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: `${loaderData?.project.name ?? ''} | ${texts.name}` },
]

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const id = rowIdOf(params.id)
  const field = textFields(await request.formData())
  const version = Number(field('version'))
  return attempted(async () => {
    const stage = STAGES.find((each) => each === field('stage'))
    if (stage) await api.projects.move({ id, version, stage })
    else if (field('intent') === 'home') await api.projects.size({ id, ...homeOf(field) })
    else {
      const { name, street, city, state, zip } = customerValues(field)
      const equipment = field('equipment')
      await api.projects.change({ id, version, name, street, city, state, zip, equipment })
    }
    return redirect(`/projects/${id}`)
  }, url)
}

/** A project: its stage, its site, the load of the home, and the equipment that stands there. */
export default function ProjectPage() {
  const { project } = useLoaderData<typeof loader>()
  const mayShop = useMay('carts.read')
  const refused = useActionData<typeof action>()?.refused
  const { publicOrigin } = usePortalFacts()
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
      <Form method="post" className="segmented" aria-label={texts.projects.stage} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {STAGES.map((stage) => (
          <button key={stage} type="submit" name="stage" value={stage} aria-pressed={stage === project.stage}>
            {STAGE_NAMES[stage]}
          </button>
        ))}
      </Form>
      <section className="stack">
        <h2>{texts.projects.home}</h2>
        {project.heatingBtu !== null && (
          <p className="lead">
            {texts.projects.load(
              project.heatingBtu.toLocaleString('en-US'),
              (project.coolingBtu ?? 0).toLocaleString('en-US'),
            )}
          </p>
        )}
        <Disclosure
          summary={project.home ? texts.projects.changeHome : texts.projects.sizeHome}
          open={project.home === null}
        >
          <HomeProfile home={project.home} zip={zip} draft={`home.${id}.${version}`} />
        </Disclosure>
        {project.home && (
          <p>
            <a
              href={`${publicOrigin}/sizing-estimator?${new URLSearchParams(estimatorSearch(project.home))}`}
            >
              {texts.projects.rooms}
            </a>
          </p>
        )}
      </section>
      <section className="stack">
        <h2>{texts.projects.equipment}</h2>
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
      </section>
      <p>
        <Button type="button" className="no-print" onClick={() => window.print()}>
          {texts.projects.print}
        </Button>
      </p>
    </main>
  )
}

/** The estimator of the store, filled with this home. */
const estimatorSearch = (home: { squareFeet: number; zipCode: string; numFloors: number }) => ({
  squareFeet: String(home.squareFeet),
  zipCode: home.zipCode,
  numFloors: String(home.numFloors),
})
