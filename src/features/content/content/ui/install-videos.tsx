import { type KeyboardEvent, useRef, useState } from 'react'
import { defineTexts } from '#lib/language/texts.ts'
import { Link } from '#ui/link/link.tsx'
import type { InstallVideo } from '../contract.ts'
import { articlePath, videoPath } from '../rules/kinds.ts'

export const videoTexts = defineTexts({
  home: 'Home',
  title: 'Installation videos',
  lead:
    'Short drawn clips about delivery, installation and care. They have captions, chapters and a ' +
    'transcript.',
  silent:
    'The clips are animated drawings without sound; the captions have every word. They don’t replace ' +
    'your model’s manual or a licensed installer.',
  chapters: 'Chapters',
  transcript: 'Transcript',
  captions: 'English captions',
  keys:
    'With the keyboard: Tab to the video, then Space plays and pauses, [ and ] go to the chapter before or ' +
    'after, C turns captions on and off.',
  all: 'All videos',
  article: 'Read the full article',
  length: (seconds: number) => `${seconds} seconds`,
  noVideo: 'Your browser can’t play this video. The transcript below has all of its words.',
  at: (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,
})

const fileOf = ({ body }: InstallVideo, ending: string): string => `/assets/${body.clip}${ending}`

/** The index of the chapter that a moment belongs to. */
export const chapterAt = (chapters: InstallVideo['body']['chapters'], second: number): number =>
  Math.max(
    0,
    chapters.findLastIndex(({ from }) => from <= second + 0.05),
  )

/** R-VIDEOS: one video with its chapters and words, and below it all the others. */
export function InstallVideos({ videos, chosen }: { videos: readonly InstallVideo[]; chosen: InstallVideo }) {
  return (
    <>
      <VideoPlayer key={chosen.slug} video={chosen} />
      <section aria-labelledby="all-videos">
        <h2 id="all-videos">{videoTexts.all}</h2>
        <ul className="video-cards">
          {videos.map((video) => (
            <li key={video.slug}>
              <Link
                href={videoPath(video.slug)}
                aria-current={video.slug === chosen.slug ? 'page' : undefined}
              >
                <img src={fileOf(video, '-small.webp')} alt="" width={256} height={144} loading="lazy" />
                <span>{video.title}</span>
              </Link>
              <p className="meta">
                {video.summary} {videoTexts.length(video.body.seconds)}.
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function VideoPlayer({ video }: { video: InstallVideo }) {
  const player = useRef<HTMLVideoElement>(null)
  const [chapter, setChapter] = useState(0)
  const { lead, chapters, article, products } = video.body

  const goTo = (index: number): void => {
    const target = chapters[index]
    if (!target || !player.current) return
    player.current.currentTime = target.from
    setChapter(index)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '[') goTo(chapter - 1)
    else if (event.key === ']') goTo(chapter + 1)
    else if (event.key === 'c') toggleCaptions(player.current)
    else return
    event.preventDefault()
  }

  return (
    <div className="video-page">
      <div>
        <h2>{video.title}</h2>
        <p>{lead}</p>
        <video
          ref={player}
          controls
          playsInline
          preload="none"
          width={960}
          height={540}
          poster={fileOf(video, '.webp')}
          aria-label={video.title}
          aria-describedby="video-keys"
          onKeyDown={onKeyDown}
          onTimeUpdate={({ currentTarget }) => setChapter(chapterAt(chapters, currentTarget.currentTime))}
        >
          <source src={fileOf(video, '.webm')} type="video/webm" />
          <source src={fileOf(video, '.mp4')} type="video/mp4" />
          <track
            kind="captions"
            srcLang="en"
            label={videoTexts.captions}
            src={fileOf(video, '.vtt')}
            default
          />
          <track kind="chapters" srcLang="en" src={fileOf(video, '-chapters.vtt')} />
          <p>{videoTexts.noVideo}</p>
        </video>
        <p className="meta" id="video-keys">
          {videoTexts.keys}
        </p>
        <p>
          {article && <Link href={articlePath(article)}>{videoTexts.article}</Link>}
          {article && ' · '}
          <Link href={products.href}>{products.text}</Link>
        </p>
      </div>
      <div>
        <h3 id="chapters">{videoTexts.chapters}</h3>
        <ol className="video-chapters" aria-labelledby="chapters">
          {chapters.map(({ title, from }, index) => (
            <li key={title}>
              <button
                type="button"
                aria-current={index === chapter ? 'step' : undefined}
                onClick={() => goTo(index)}
              >
                <span className="num">{videoTexts.at(from)}</span>
                {title}
              </button>
            </li>
          ))}
        </ol>
        <details className="video-transcript" open>
          <summary>{videoTexts.transcript}</summary>
          <ol className="stack-s">
            {chapters.map(({ title, text }) => (
              <li key={title}>
                <b className="strong">{title}.</b> {text}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </div>
  )
}

function toggleCaptions(video: HTMLVideoElement | null): void {
  const track = [...(video?.textTracks ?? [])].find(({ kind }) => kind === 'captions')
  if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing'
}
