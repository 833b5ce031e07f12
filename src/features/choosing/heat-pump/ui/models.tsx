import { COOLING_MOST } from '#features/choosing/sizing/rules/equipment/manual-s.ts'
import { upToThousand } from '#lib/numbers.ts'
import { Link } from '#ui/link/link.tsx'
import type { Answer } from '../rules/answer.ts'
import type { ModelFit } from '../rules/models.ts'
import { btu, degrees, texts, usd } from '../texts.ts'

interface Props {
  readonly answer: Answer
  /** day of the rebate programs; null when they could not be read */
  readonly rebatesAsOf: string | null
  /** the address that draws a model */
  readonly drawHref: (id: string) => string
  /** where rooms get their indoor units; null for systems with ducts */
  readonly roomsHref: string | null
}

const MOST_ROWS = 10

/** The systems of the store with their verdict, price and rebates. */
export function Models({ answer, rebatesAsOf, drawHref, roomsHref }: Props) {
  const { judged, chosen, loss, need } = answer
  const rows = judged.slice(0, MOST_ROWS)
  return (
    <section className="stack">
      <h2>{texts.models}</h2>
      {roomsHref !== null && (
        <p>
          {texts.ductless} <Link href={roomsHref}>{texts.chooseRooms}</Link>
        </p>
      )}
      {judged.length === 0 ? (
        <p>{texts.noModels}</p>
      ) : (
        <>
          <p>
            {texts.modelsLead(
              btu(upToThousand(loss.btuh)),
              btu(upToThousand(need.coolingBtu / need.systems)),
            )}{' '}
            {!judged.some(({ fits }) => fits) && <strong>{texts.nothingFits}</strong>}
          </p>
          <ul className="hp-models">
            {rows.map((each) => (
              <li key={each.model.id}>
                <div>
                  <Link href={each.model.path}>{each.model.name}</Link>
                  <p>
                    <Verdict judged={each} />
                  </p>
                </div>
                <div>
                  <strong>{usd(each.model.price)}</strong>
                  <p className="meta">{rebateOf(each)}</p>
                  {each.model.id === chosen?.model.id ? (
                    <span className="meta">{texts.drawn}</span>
                  ) : (
                    <Link href={drawHref(each.model.id)} className="no-print">
                      {texts.draw}
                      <span className="visually-hidden">: {each.model.name}</span>
                    </Link>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {rebatesAsOf !== null && <p className="meta">{texts.rebatesSource(rebatesAsOf)}</p>}
        </>
      )}
    </section>
  )
}

function rebateOf({ model: { rebate, isRebateAtMost } }: ModelFit): string {
  if (rebate === 0) return texts.noRebate
  return isRebateAtMost ? texts.rebateUpTo(usd(rebate)) : texts.rebate(usd(rebate))
}

function Verdict({ judged }: { readonly judged: ModelFit }) {
  return (
    <>
      <strong className={judged.fits ? 'ok' : undefined}>{judged.fits ? texts.fits : texts.fitsNot}</strong>
      {`: ${reasonsOf(judged).join('; ')}.`}
    </>
  )
}

function reasonsOf(judged: ModelFit): string[] {
  const { balanceF, shortKw, kitLacksKw, model, cooling } = judged
  const heats =
    shortKw === 0
      ? texts.because.alone
      : balanceF === null
        ? texts.because.never
        : texts.because.to(degrees(balanceF))
  const kit =
    shortKw === 0
      ? []
      : [
          kitLacksKw > 0
            ? texts.because.kitLacks(kitLacksKw, model.kitKw)
            : texts.because.kit(model.kitKw, shortKw),
        ]
  if (!cooling.fits) return [sizeReason(judged)]
  return [sizeReason(judged), heats, ...kit]
}

function sizeReason({ cooling, model }: ModelFit): string {
  const percent = Math.round(cooling.percent)
  if (cooling.fits) return texts.because.cools(percent)
  switch (cooling.because) {
    case 'small':
      return texts.because.small(percent)
    case 'large':
      return texts.because.large(percent, COOLING_MOST[model.stages])
    case 'sensible-short':
      return texts.because.sensible
    case 'latent-short':
      return texts.because.latent
    default:
      return texts.because.noLoad
  }
}
