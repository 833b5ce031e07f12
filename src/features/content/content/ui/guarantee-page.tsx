import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Measure, RatingPlate } from '#ui/plate/rating-plate.tsx'
import type { Guarantee } from '../contract.ts'
import { texts } from '../texts.ts'

/**
 * The terms, one after the other and numbered, so that they can be named on the phone; prints on one or two
 * sheets.
 */
export function GuaranteePage({ title, body }: { title: string; body: Guarantee }) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: texts.home, href: '/' }, { label: title }]} />
      </div>
      <main className="wrap guarantee" id="main" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="lead measure">{body.lead}</p>
        <RatingPlate
          columns={4}
          big
          rows={body.facts.map(({ label, value, unit }) => ({
            label,
            value: unit === '' ? value : <Measure value={value} unit={unit} />,
          }))}
        />
        <ol className="terms">
          {body.terms.map(({ title: name, text, list }, index) => (
            <li className="brochure-part" key={name}>
              <h2>
                <span className="num">{index + 1}</span> {name}
              </h2>
              <div className="stack measure">
                <p>{text}</p>
                {list && (
                  <ul className="bullets">
                    {list.map((each) => (
                      <li key={each}>{each}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ol>
        <div className="brochure-part">
          <p className="meta">{texts.inForce(body.inForce)}</p>
          <div className="row no-print">
            <Button icon="print" onClick={() => window.print()}>
              {texts.print}
            </Button>
            {body.links.map(({ text, href }) => (
              <Link key={href} href={href}>
                {text}
              </Link>
            ))}
          </div>
        </div>
      </main>
    </>
  )
}
