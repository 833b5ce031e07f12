// node scripts/stories.mjs [slug …]: renders the clips of demo/content/stories.ts, with posters and
// captions. It needs ffmpeg; the store does not. Each frame is a page in Chromium: large words, the system as
// a drawing that grows from the ground, and a dimension line that measures the time.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figureFromSpec } from '#drawings/figure/figure.ts'
import { drawTight } from '#drawings/views/compose.ts'
import { CLIPS, STORIES } from '../demo/content/stories.ts'
import { launchBrowser } from '../tests/fixtures/browser/browser.ts'
import { frameStyle, root, SIZE, stamp, writeClip } from './clips.mjs'

const out = join(root, 'public/assets', CLIPS)
const FRAMES_A_SECOND = 12
const POSTER_AT = 0.78
/** Captions are below the time line, where the frames are empty. */
const CAPTION_LINE = '88%'
const MOST_BYTES = 150_000
const DRAWING = { width: 300, height: 300, scale: 9 }

const STYLE = `${frameStyle()}
.words {
  position: absolute;
  left: 56px;
  top: 56px;
  width: 500px;
  font: 600 54px/1.14 "Archivo Narrow Variable";
  letter-spacing: -.01em;
}
.who { position: absolute; left: 56px; top: 322px; width: 480px; font-size: 20px; line-height: 1.4 }
.who b { display: block; font-weight: 600 }
.who span { color: var(--ink-2) }
.pic { position: absolute; left: 592px; bottom: 142px; width: 312px; display: grid; place-items: end center }
.pic svg { max-width: none }
svg.lines { position: absolute; inset: 0 }
.lines path { fill: none; stroke: var(--ink); stroke-width: 1.5px }`

function page({ title, body }) {
  const one = figureFromSpec(body.picture)
  const span = one.span()
  const scale = Math.min(DRAWING.scale, DRAWING.width / span.w, DRAWING.height / span.h)
  const picture = drawTight(one, { scale, less: { pipes: true, label: false }, decorative: true })
  const words = title.split(' ').map((word) => `<i style="font-style:normal">${word}</i>`)
  return `<!doctype html><html data-theme="light"><style>${STYLE}</style><body>
    <p class="words">${words.join(' ')}</p>
    <p class="who"><b>${body.author}, ${body.place}</b><span>${body.system}</span></p>
    <div class="pic">${picture.svg}</div>
    <svg class="lines" width="${SIZE.width}" height="${SIZE.height}">
      <path id="ground" d="M592 398.5H904"/><path d="M56.5 412v12"/>
      <path id="time" d="M56 418H904"/><path id="tick" d="M0 412v12"/>
    </svg>`
}

/** Sets the page to a moment of the clip. It runs in the browser. */
function setMoment([second, seconds]) {
  const part = (from, length) => Math.min(1, Math.max(0, (second - from) / length))
  const ease = (x) => 1 - (1 - x) ** 3
  const words = [...document.querySelectorAll('.words i')]
  words.forEach((word, index) => {
    word.style.opacity = ease(part(0.5 + (index / words.length) * seconds * 0.4, 0.35))
  })
  document.querySelector('.who').style.opacity = ease(part(seconds * 0.5, 0.5))
  document.querySelector('.pic').style.clipPath =
    `inset(${100 - 100 * ease(part(0.1, 1.6))}% -40px -40px -40px)`
  const x = 56 + 848 * (second / seconds)
  document.querySelector('#time').setAttribute('d', `M56 418H${x}`)
  document.querySelector('#tick').setAttribute('d', `M${x} 412v12`)
}

/** The sentences of a story, each for its share of the time. */
function captions({ quote, seconds }) {
  const sentences = quote.match(/[^.?!]+[.?!]+/g).map((sentence) => sentence.trim())
  const letters = sentences.join('').length
  let at = 0.3
  const cues = sentences.map((sentence) => {
    const from = at
    at += ((seconds - 0.5) * sentence.length) / letters
    return `${stamp(from)} --> ${stamp(at)} line:${CAPTION_LINE}\n${sentence}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

mkdirSync(out, { recursive: true })
const wanted = process.argv.slice(2)
const browser = await launchBrowser()
const tab = await browser.newPage({ viewport: SIZE })
for (const story of STORIES.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  const { seconds } = story.body
  await tab.setContent(page(story))
  await tab.evaluate(() => document.fonts.ready)
  const frames = []
  for (let frame = 0; frame <= seconds * FRAMES_A_SECOND; frame++) {
    await tab.evaluate(setMoment, [frame / FRAMES_A_SECOND, seconds])
    frames.push(await tab.screenshot())
  }
  const base = join(out, story.slug)
  const poster = frames[Math.floor(frames.length * POSTER_AT)]
  const largest = await writeClip(base, frames, { framesASecond: FRAMES_A_SECOND, poster })
  writeFileSync(`${base}.vtt`, captions(story.body))
  console.log(story.slug, `${seconds} s`, largest)
  if (largest > MOST_BYTES) throw new Error(`${story.slug} is larger than ${MOST_BYTES} bytes`)
}
await browser.close()
