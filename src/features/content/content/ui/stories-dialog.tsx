import { type KeyboardEvent, useRef, useState } from 'react'
import { latestDataOf, useAnswer } from '#lib/react/use-answer.ts'
import { IconButton } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Link } from '#ui/link/link.tsx'
import type { Story } from '../contract.ts'
import { texts } from '../texts.ts'

/** L-VIDEOS: how far the strip moves with one press, in pixels. */
export const SCROLL_STEP = 100

/**
 * Testimonial videos: one at a time, chosen from a strip of thumbnails. A video plays only when the visitor
 * starts it. Captions are on.
 */
export function StoriesDialog({
  open,
  onClose,
  load,
}: {
  open: boolean
  onClose: () => void
  load: () => Promise<readonly Story[]>
}) {
  const answer = useAnswer(open ? load : undefined, [open])
  const stories = latestDataOf(answer) ?? []

  return (
    <Dialog open={open} onClose={onClose} title={texts.stories} className="stories">
      {answer.kind === 'loading' && <p role="status">{texts.storiesLoading}</p>}
      {answer.kind === 'failed' && <p role="alert">{texts.storiesFailed}</p>}
      {stories.length > 0 && <Carousel stories={stories} onLeave={onClose} />}
    </Dialog>
  )
}

const fileOf = ({ body }: Story, ending: string): string => `/assets/${body.clip}${ending}`

function Carousel({ stories, onLeave }: { stories: readonly Story[]; onLeave: () => void }) {
  const [chosen, setChosen] = useState(0)
  const story = stories[chosen]!
  const { quote, author, place, system, href } = story.body
  return (
    <>
      <figure>
        <video
          key={story.slug}
          controls
          playsInline
          preload="none"
          poster={fileOf(story, '.webp')}
          aria-label={`${author}, ${place}: ${story.title}`}
        >
          <source src={fileOf(story, '.webm')} type="video/webm" />
          <source src={fileOf(story, '.mp4')} type="video/mp4" />
          <track kind="captions" srcLang="en" label={texts.captions} src={fileOf(story, '.vtt')} default />
        </video>
        <figcaption aria-live="polite">
          <div>
            <blockquote>“{quote}”</blockquote>
            <p className="meta">
              <b>
                {author}, {place}
              </b>
              <br />
              {system}
              {href && (
                <>
                  {' · '}
                  <Link href={href} onClick={onLeave}>
                    {texts.seeSystem}
                  </Link>
                </>
              )}
            </p>
          </div>
          <span className="meta no-wrap num">{texts.storiesOf(chosen + 1, stories.length)}</span>
        </figcaption>
      </figure>
      <Strip stories={stories} chosen={chosen} onChoose={setChosen} />
    </>
  )
}

/** The index that an arrow key, Home or End selects in a strip; undefined for any other key. */
export function keyTarget(key: string, at: number, count: number): number | undefined {
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target))
}

function Strip({
  stories,
  chosen,
  onChoose,
}: {
  stories: readonly Story[]
  chosen: number
  onChoose: (index: number) => void
}) {
  const strip = useRef<HTMLUListElement>(null)
  const scroll = (pixels: number): void => strip.current?.scrollBy({ left: pixels })

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, chosen, stories.length)
    if (target === undefined) return
    event.preventDefault()
    onChoose(target)
    strip.current?.querySelectorAll('button')[target]?.focus()
  }

  return (
    <div className="strip">
      <IconButton label={texts.back} icon="previous" onClick={() => scroll(-SCROLL_STEP)} />
      <ul ref={strip} onKeyDown={onKeyDown}>
        {stories.map((story, index) => (
          <li key={story.slug}>
            <button
              type="button"
              aria-current={index === chosen ? true : undefined}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => onChoose(index)}
            >
              <img src={fileOf(story, '-small.webp')} alt="" width={128} height={72} loading="lazy" />
              {story.body.author}
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={texts.on} icon="next" onClick={() => scroll(SCROLL_STEP)} />
    </div>
  )
}
