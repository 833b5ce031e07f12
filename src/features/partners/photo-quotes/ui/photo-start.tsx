import { LinkButton } from '#ui/button/button.tsx'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { texts } from '../texts.ts'

/** The pictures of the three steps. */
const STEPS = ['outdoor', 'outdoor-plate', 'indoor'] as const

interface Props {
  /** by name of the shot */
  readonly pictures: Readonly<Record<string, Picture>>
}

/** What happens with the photos, how a good one looks, and where to begin. */
export const PhotoStart = ({ pictures }: Props) => (
  <div className="stack-l">
    <div className="stack">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <p>
        <LinkButton href="/quote-by-photo/form" look="primary" size="big">
          {texts.start}
        </LinkButton>
      </p>
      <p className="meta">{texts.free}</p>
    </div>
    <section className="stack" aria-labelledby="photo-how">
      <h2 id="photo-how">{texts.howTitle}</h2>
      <ol className="photo-steps">
        {texts.how.map(({ title, text }, index) => (
          <li key={title} className="box stack-s">
            <Drawing picture={pictures[STEPS[index] ?? '']} />
            <h3>
              {index + 1}. {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="meta">{texts.hours}</p>
    </section>
    <section className="stack" aria-labelledby="photo-good">
      <h2 id="photo-good">{texts.goodTitle}</h2>
      <div className="photo-good">
        <figure className="box stack-s">
          <Drawing picture={pictures['indoor-plate']} />
          <figcaption className="shot-saved">
            <Icon name="check" /> {texts.goodLabel}
          </figcaption>
        </figure>
        <figure className="box stack-s">
          <Drawing picture={pictures['far-plate']} />
          <figcaption className="shot-bad">
            <Icon name="close" /> {texts.badLabel}
          </figcaption>
        </figure>
        <ul className="bullets">
          {texts.good.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
      <Notice>{texts.safety}</Notice>
    </section>
  </div>
)
