import { articlePath } from '#features/content/content/rules/kinds.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { Link } from '#ui/link/link.tsx'

/** The articles of the learning center that explain a tool: slug and words of the link. */
export const GUIDES = defineTexts({
  size: [
    ['what-size-furnace', 'What size furnace do I need?'],
    ['what-size-air-conditioner', 'What size air conditioner do I need?'],
  ],
  costs: [['seer2-hspf2-and-afue', 'SEER2, HSPF2, EER2 and AFUE in plain words']],
  heatPump: [['heat-pumps-in-cold-weather', 'Heat pumps in cold weather and the balance point']],
  hotWater: [['tankless-water-heater-size', 'Sizing a tankless water heater']],
  lineSets: [['line-sets', 'Line sets: size, length, bends and insulation']],
  pairs: [['ahri-matching', 'AHRI matching: why the coil must fit the outdoor unit']],
  permits: [['permits-and-inspections', 'Permits and inspections']],
  job: [['what-an-installation-includes', 'What an installation includes, and how to compare offers']],
})

const guideTexts = defineTexts({ more: 'Learn more:' })

/** Where a reader learns more about the subject of a tool. */
export const Guides = ({ of }: { readonly of: keyof typeof GUIDES }) => (
  <p className="row no-print">
    {guideTexts.more}{' '}
    {GUIDES[of].map(([slug, words]) => (
      <Link key={slug} href={articlePath(slug)}>
        {words}
      </Link>
    ))}
  </p>
)
