// node scripts/install-videos.mjs [--posters] [slug …]: renders the clips of demo/content/videos.ts with
// posters, captions and chapters, or their posters alone. Clips need ffmpeg; the store does not. Each chapter
// shows a drawing of the learning center, with a ring around the part that its sentence describes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawLesson } from '#drawings/lessons/lessons.ts'
import { INSTALL_VIDEOS } from '../demo/content/videos.ts'
import { launchBrowser } from '../tests/fixtures/browser/browser.ts'
import { frameStyle, root, SIZE, stamp, writeClip, writePosters } from './clips.mjs'

const FRAMES_A_SECOND = 8
/** The chapter whose drawing is on the poster. */
const POSTER_CHAPTER = 1
const MOST_BYTES = 400_000
/** Pixels of a frame for one pixel of a drawing. */
const SCALE = 1.62
const DRAWING = { left: 124, top: 96 }
/** Captions are below the drawing, where the frames are empty. */
const CAPTION_LINE = '90%'

const scenes = JSON.parse(readFileSync(join(root, 'demo/content/data/video-scenes.json'), 'utf8'))

const STYLE = `${frameStyle()}
.title { position: absolute; left: 56px; top: 30px; font: 600 34px/1.2 "Archivo Narrow Variable" }
.chapter { position: absolute; right: 56px; top: 38px; font-size: 20px; color: var(--ink-2) }
.drawing { position: absolute; left: ${DRAWING.left}px; top: ${DRAWING.top}px; width: ${440 * SCALE}px }
.drawing svg { width: 100%; height: auto }
svg.over { position: absolute; inset: 0 }
svg.over circle { fill: none; stroke: var(--ember); stroke-width: 4px }
svg.over path { fill: none; stroke: var(--ink); stroke-width: 2px }`

const page = (video) => `<!doctype html><html data-theme="light"><style>${STYLE}</style><body>
  <p class="title"></p><p class="chapter"></p><div class="drawing"></div>
  <svg class="over" width="${SIZE.width}" height="${SIZE.height}"><circle/><path/></svg>
  <script>
    window.chapters = ${JSON.stringify(chaptersOf(video)).replaceAll('<', '\\u003c')}
  </script>`

const chaptersOf = ({ slug, body }) =>
  body.chapters.map(({ title, from }, index) => {
    const { figure, mark, seconds } = scenes[slug][index]
    return { title, from, seconds, svg: drawLesson(figure), mark }
  })

/** Sets the page to a moment of the clip. It runs in the browser. */
function setMoment([second, total, { left, top, scale }]) {
  const { chapters } = window
  const at = chapters.findLastIndex(({ from }) => from <= second)
  const { title, from, seconds, svg, mark } = chapters[at]
  const box = document.querySelector('.drawing')
  if (box.dataset.at !== String(at)) {
    box.dataset.at = String(at)
    if (box.dataset.svg !== svg) {
      box.dataset.svg = svg
      box.innerHTML = svg
    }
    document.querySelector('.title').textContent = title
    document.querySelector('.chapter').textContent = `${at + 1} of ${chapters.length}`
  }
  const [x, y, r] = mark
  const part = Math.min(1, (second - from) / Math.min(1, seconds))
  const ring = document.querySelector('.over circle')
  ring.setAttribute('cx', left + x * scale)
  ring.setAttribute('cy', top + y * scale)
  ring.setAttribute('r', r === 0 ? 0 : r * scale * (1.6 - 0.6 * (1 - (1 - part) ** 3)))
  ring.style.opacity = part
  document.querySelector('.over path').setAttribute('d', `M56 84H${56 + 848 * (second / total)}`)
}

/**
 * Sets the page to the poster: a still with the title of the whole clip, without ring, chapter and time. It
 * runs in the browser.
 */
function setStill([title, chapter]) {
  document.querySelector('.drawing').innerHTML = window.chapters[chapter].svg
  document.querySelector('.title').textContent = title
}

const cue = (from, to, text, line = '') => `${stamp(from)} --> ${stamp(to)}${line}\n${text}\n`
const vtt = (cues) => `WEBVTT\n\n${cues.join('\n')}`

/** The sentences of a chapter as captions, each for its share of the time. */
function captionsOf({ from, text }, to) {
  const sentences = text.match(/[^.?!]+[.?!]+/g).map((sentence) => sentence.trim())
  const letters = sentences.join('').length
  let at = from + 0.2
  return sentences.map((sentence) => {
    const start = at
    at += ((to - from - 0.3) * sentence.length) / letters
    return cue(start, at, sentence, ` line:${CAPTION_LINE}`)
  })
}

const postersAlone = process.argv.includes('--posters')
const wanted = process.argv.slice(2).filter((word) => word !== '--posters')
const browser = await launchBrowser()
const tab = await browser.newPage({ viewport: SIZE })
for (const video of INSTALL_VIDEOS.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  const { clip, seconds, chapters } = video.body
  const base = join(root, 'public/assets', clip)
  mkdirSync(join(base, '..'), { recursive: true })
  await tab.setContent(page(video))
  await tab.evaluate(() => document.fonts.ready)
  await tab.evaluate(setStill, [video.title, POSTER_CHAPTER])
  const poster = await tab.screenshot()
  if (postersAlone) {
    await writePosters(base, poster)
    continue
  }
  const frames = []
  for (let frame = 0; frame < seconds * FRAMES_A_SECOND; frame++) {
    await tab.evaluate(setMoment, [frame / FRAMES_A_SECOND, seconds, { ...DRAWING, scale: SCALE }])
    frames.push(await tab.screenshot())
  }
  const largest = await writeClip(base, frames, { framesASecond: FRAMES_A_SECOND, poster })
  const ends = chapters.map((_, index) => chapters[index + 1]?.from ?? seconds)
  writeFileSync(`${base}.vtt`, vtt(chapters.flatMap((chapter, index) => captionsOf(chapter, ends[index]))))
  writeFileSync(
    `${base}-chapters.vtt`,
    vtt(chapters.map(({ from, title }, index) => cue(from, ends[index], title))),
  )
  console.log(video.slug, `${seconds} s`, largest)
  if (largest > MOST_BYTES) throw new Error(`${video.slug} is larger than ${MOST_BYTES} bytes`)
}
await browser.close()
