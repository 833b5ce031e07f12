import { formatDate } from '#lib/dates.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'
import type { CustomerStory } from '../contract.ts'
import { texts } from '../texts.ts'

/** E-STORIES: stories with the customer's photo, or with a drawing of the equipment. */
export const StoriesList = ({
  stories,
  pictures,
}: {
  stories: readonly CustomerStory[]
  /** by the id of the story */
  pictures: Readonly<Record<string, Picture>>
}) => (
  <ul className="customer-stories">
    {stories.map((story) => (
      <li key={story.id}>
        <Story story={story} picture={pictures[story.id]} />
      </li>
    ))}
  </ul>
)

function Story({ story, picture }: { story: CustomerStory; picture: Picture | undefined }) {
  const { title, body, author, place, system, photo, href, publishedOn } = story
  return (
    <article>
      <div className="customer-story-picture">
        {photo ? (
          <img
            src={photo.url}
            alt={texts.photoOf(title)}
            width={photo.width}
            height={photo.height}
            loading="lazy"
          />
        ) : (
          picture && <Drawing picture={picture} />
        )}
      </div>
      <div className="stack-s">
        <h2>{title}</h2>
        {body.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="meta">
          <b className="strong">
            {author}, {place}
          </b>
          <br />
          {system}
          {publishedOn && ` · ${formatDate(publishedOn)}`}
        </p>
        {href && (
          <p>
            <Link href={href}>{texts.seeSystem}</Link>
          </p>
        )}
      </div>
    </article>
  )
}
