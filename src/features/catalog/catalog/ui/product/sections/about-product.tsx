import { Drawing } from '#ui/drawing/drawing.tsx'
import type { ProductView } from '../../product-view.ts'
import { sectionTexts as texts } from '../../section-texts.ts'

/** The product's purpose beside the drawing of the open unit; a series or system has it in large words. */
export function AboutProduct({
  product,
}: {
  product: Pick<ProductView, 'id' | 'hero' | 'description' | 'stage'>
}) {
  const { hero, stage } = product
  const hasSection = stage.views.includes('section')
  const paragraphs = product.description
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '' && paragraph !== hero?.text)
  if (!hero && paragraphs.length === 0) return null
  return (
    <section
      className={hasSection ? 'band rule about two' : 'band rule about'}
      id="about"
      aria-labelledby="about-title"
    >
      {hasSection && (
        <div className="about-art">
          <Drawing src={`/drawings/${product.id}/section.svg?v=${stage.version}`} />
        </div>
      )}
      <div className="stack">
        <h2 id="about-title" className={hero ? 'about-words' : undefined}>
          {hero?.title ?? texts.description}
        </h2>
        {hero && <p className="lead">{hero.text}</p>}
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
